import type {ReactNode} from 'react';

interface Props {
  /** What couldn't be loaded, and what works without. */
  children: ReactNode;
  isRetrying?: boolean;
  onRetry: () => void;
  /** Takes the message away, where it stands over something else. */
  onClose?: () => void;
}

/**
 * What stands where a part couldn't be loaded, with a way to try again. A screen reader hears of each failure again.
 * src/docusaurus/late-script shows the same for the page itself, where no component runs.
 */
export default function LoadFailure(props: Props): ReactNode {
  const {children, isRetrying = false, onRetry, onClose} = props;
  return (
    <span className="load-failure">
      <span role="alert">{isRetrying ? 'Loading…' : children}</span>
      <button type="button" aria-busy={isRetrying} onClick={onRetry}>
        Retry
      </button>
      {onClose && (
        <button type="button" onClick={onClose}>
          Close
        </button>
      )}
    </span>
  );
}
