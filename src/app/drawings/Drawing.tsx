import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ReactNode, useEffect, useRef} from 'react';
import LoadFailure from '../../base/components/LoadFailure';
import {usePart} from '../../docusaurus/stale-builds/usePart';
import './drawing.css';

const fetchDialog = () => import('./enlarge');

interface Props {
  /** What the picture says. */
  says: string;
  /** The drawing for phones, as markup that the build made. */
  portrait: string;
  /** The drawing for where there's more room. */
  landscape: string;
}

/** A picture in an article. A button over it enlarges it. */
export default function Drawing({says, portrait, landscape}: Props): ReactNode {
  const figure = useRef<HTMLElement>(null);
  const canEnlarge = useIsBrowser();
  const {part: dialog, isLoading, hasFailed, load} = usePart(fetchDialog);

  useEffect(() => {
    if (figure.current) dialog?.enlarge(figure.current);
  }, [dialog]);

  function open() {
    if (dialog && figure.current) dialog.enlarge(figure.current);
    else void load();
  }

  return (
    <figure className="drawing" ref={figure}>
      <div role="img" aria-label={says} dangerouslySetInnerHTML={{__html: portrait + landscape}} />
      {canEnlarge && (
        <button
          type="button"
          aria-label={`Enlarge: ${says}`}
          aria-busy={isLoading}
          onClick={open}
        />
      )}
      {hasFailed && (
        <LoadFailure isRetrying={isLoading} onRetry={load}>
          The larger picture couldn't be loaded.
        </LoadFailure>
      )}
    </figure>
  );
}
