import {memo} from 'react';
import ReportQuery from '../ReportQuery';
import TryAgain from '../TryAgain';
import type {ModalState} from './repair';

interface Props {
  state: ModalState;
  hasHits: boolean;
  onRetry: () => void;
}

/** What a reader can do below the screens that DocSearch shows for an error and for a query in vain. */
function NextStep({state: {status, query}, hasHits, onRetry}: Props) {
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
