import {memo} from 'react';
import {incompleteText} from '../incomplete';
import ReportQuery from '../ReportQuery';
import TryAgain from '../TryAgain';
import type {ModalState} from './modal-state';

interface Props {
  state: ModalState;
  hasHits: boolean;
  onRetry: () => void;
}

/** What a reader can do below the screens that DocSearch shows: for an error, a query in vain, and part of the hits. */
function NextStep({state: {status, query, context}, hasHits, onRetry}: Props) {
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
      {status === 'error' ? <TryAgain onClick={onRetry} /> : <ReportQuery query={query} />}
    </div>
  );
}

/** Like DocSearch's screens, it stays as it is until the next answer. */
export default memo(
  NextStep,
  (_, {state: {status}}) => status === 'loading' || status === 'stalled',
);
