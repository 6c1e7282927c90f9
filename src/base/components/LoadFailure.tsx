import type {ReactNode} from 'react';

interface Props {
  /** Says what couldn't be loaded, and what still works. */
  children: ReactNode;
  isRetrying?: boolean;
  onRetry: () => void;
  /** Closes the message, if it covers other content. */
  onClose?: () => void;
}

/**
 * Shown where a part couldn't be loaded, with a button to try again. Screen readers announce every failure.
 * src/docusaurus/late-script shows the same for the page itself, when no component can run.
 */
export default function LoadFailure(props: Props): ReactNode {
  const {children, isRetrying = false, onRetry, onClose} = props;
  return (
    <span className="load-failure">
      <span role="alert">{isRetrying ? 'Loading…' : children}</span>
      <button type="button" className="button" aria-busy={isRetrying} onClick={onRetry}>
        Retry
      </button>
      {onClose && (
        <button type="button" className="button" onClick={onClose}>
          Close
        </button>
      )}
    </span>
  );
}
