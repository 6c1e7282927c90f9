import {memo, type ReactNode, useId, useState} from 'react';
import LoadFailure from '../../../base/components/LoadFailure';
import type {Fault} from '../../../bql/syntax/fault';
import {countOf} from '../../../content/query-examples/count';
import type {ResultView} from '../../../content/query-examples/result-view';
import type {QueryEngine} from '../../../sample/engine/client';
import styles from '../playground.module.css';
import QueryAction from '../QueryAction';
import {tabIdOf} from '../tabs/Tabs';
import type {RunOutcome} from '../useRun';
import diagnosisStyles from './diagnosis.module.css';
import {durationOf} from './duration';
import ExportMenu from './ExportMenu';
import NoRows from './NoRows';
import Proposals from './Proposals';
import Skeleton from './Skeleton';
import {useDiagnosis} from './useDiagnosis';
import {useSort} from './useSort';
import ResultViews from './views/ResultViews';
import ViewTabs from './views/ViewTabs';

interface Props {
  engine: QueryEngine;
  outcome: RunOutcome | undefined;
  /** Faults in the current query. They're already listed elsewhere. */
  faults: readonly Fault[];
  /** Whether the first run hasn't ended. */
  isWaiting: boolean;
  /** Whether a run takes so long that it should be indicated. */
  isStalled: boolean;
  /** Whether the query has changed since the last run. */
  isOutdated: boolean;
  /** The rows that the page has for the current query. They're shown until the first run ends. */
  stored: ReactNode;
  /** How the result is shown. Without it, the result keeps the reader's choice itself. */
  resultView?: ResultView;
  onResultView?: (view: ResultView) => void;
  onStop: () => void;
  /** Replaces the query with another one, and runs it. */
  onAccept: (query: string) => void;
  /** Runs the query again after something couldn't be loaded. */
  onRetry: () => void;
}

/**
 * The outcome of the last run, in a bar that screen readers announce, and its rows in the reader's sort order. Hundreds of
 * rows aren't rendered again with each letter of the next query.
 */
export default memo(function Results({
  engine,
  outcome,
  faults,
  isWaiting,
  isStalled,
  isOutdated,
  stored,
  onStop,
  onAccept,
  onRetry,
  resultView,
  onResultView,
}: Props): ReactNode {
  const [chosen, setChosen] = useState<ResultView>('table');
  const view = resultView ?? chosen;
  const panel = useId();
  const run = outcome && 'run' in outcome ? outcome.run : undefined;
  const result = run?.result;
  const text = outcome?.text ?? '';
  const {rows, origins, order, sort, failure} = useSort(engine, text, result);
  const diagnosed = useDiagnosis(engine, text, result);
  // A better query would replace what the reader has written since.
  const diagnosis = diagnosed && isOutdated ? {...diagnosed, proposals: []} : diagnosed;
  const hasRows = result !== undefined && rows.length > 0;
  if (outcome && 'failure' in outcome && outcome.isLoadFailure)
    return (
      <p className={styles.failure}>
        <LoadFailure onRetry={onRetry}>{outcome.failure}</LoadFailure>
      </p>
    );
  return (
    <>
      <div className={`query-bar ${styles.bar} ${run && !result ? styles.refused : ''}`}>
        {hasRows && (
          <ViewTabs
            panel={panel}
            view={view}
            onView={(next) => {
              setChosen(next);
              onResultView?.(next);
            }}
          />
        )}
        <p role="status">
          {isStalled ? 'Running…' : outcome && (failure ?? summaryOf(outcome, faults))}
          {result && !isStalled && <small> · {durationOf(run.milliseconds)}</small>}
          {isOutdated && !isStalled && (
            <small> · The query has changed since then. Run it again.</small>
          )}
        </p>
        {isStalled && <QueryAction onClick={onStop}>Stop</QueryAction>}
        {hasRows && (
          <ExportMenu engine={engine} text={text} returned={result.returned} order={order} />
        )}
      </div>
      {diagnosis && rows.length > 0 && diagnosis.proposals.length > 0 && (
        <div className={diagnosisStyles.repeats}>
          <Proposals proposals={diagnosis.proposals} onAccept={onAccept} />
        </div>
      )}
      <div className={`query-rows ${styles.rows}`} aria-busy={isStalled || isWaiting}>
        {isWaiting && (stored ?? <Skeleton />)}
        {hasRows && (
          <div role="tabpanel" id={panel} aria-labelledby={tabIdOf(panel, view)}>
            <ResultViews
              key={text}
              engine={engine}
              query={text}
              view={view}
              columns={result.columns}
              rows={rows}
              origins={origins}
              returned={result.returned}
              order={order}
              onOrder={sort}
              onQuery={onAccept}
            />
          </div>
        )}
        {result?.total === 0 && <NoRows diagnosis={diagnosis} onAccept={onAccept} />}
      </div>
    </>
  );
});

function summaryOf(outcome: RunOutcome, listed: readonly Fault[]): string {
  if ('failure' in outcome) return outcome.failure;
  const {result, faults} = outcome.run;
  if (!result) {
    const {message} = faults.find(({severity}) => severity === 'error') ?? {};
    const isListed = listed.some((fault) => fault.message === message);
    return message && !isListed ? message : "The query has an error, so it didn't run.";
  }
  return countOf({shown: result.rows.length, returned: result.returned, total: result.total});
}
