import {memo} from 'react';
import {incompleteText} from '../incomplete';
import NothingFound from '../nothing-found/NothingFound';
import ReportQuery from '../ReportQuery';
import TryAgain from '../TryAgain';
import type {ModalState} from './modal-state';

interface Props {
  state: ModalState;
  hasHits: boolean;
  onRetry: () => void;
  /** Closes the dialog. */
  onClose: () => void;
}

/**
 * What a reader can do next, below DocSearch's screens: after an error, without results, and with more hits than shown.
 */
function NextStep({state: {status, query, context}, hasHits, onRetry, onClose}: Props) {
  if (hasHits && context.isIncomplete) {
    return (
      <div className="search-incomplete">
        <p>{incompleteText}</p>
        <TryAgain onClick={onRetry} />
      </div>
    );
  }
  if (status !== 'error' && (status !== 'idle' || !query || hasHits)) return null;
  return (
    <div className="search-next-step">
      {status === 'error' ? (
        <TryAgain onClick={onRetry} />
      ) : (
        <>
          <NothingFound query={query} unknownWords={context.unknownWords} onLeave={onClose} />
          <ReportQuery query={query} />
        </>
      )}
    </div>
  );
}

/** Stays unchanged until the next response, like DocSearch's screens. */
export default memo(
  NextStep,
  (_, {state: {status}}) => status === 'loading' || status === 'stalled',
);
