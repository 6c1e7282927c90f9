import {type ReactNode, useMemo, useState} from 'react';
import LoadFailure from '../../../base/components/LoadFailure';
import type {Fault} from '../../../bql/syntax/fault';
import {countOf} from '../../../content/query-examples/count';
import type {ResultView} from '../../../content/query-examples/result-view';
import type {Run} from '../../../sample/engine/operations';
import styles from '../playground.module.css';
import QueryAction from '../QueryAction';
import type {RunOutcome} from '../useRun';
import ExportButtons from './ExportButtons';
import Rows from './Rows';
import Skeleton from './Skeleton';
import {inOrder, type Order} from './sort';

interface Props {
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
  /** How the result is shown. */
  resultView?: ResultView;
  onResultView?: (view: ResultView) => void;
  onStop: () => void;
  /** Runs the query again after something couldn't be loaded. */
  onRetry: () => void;
}

type Result = NonNullable<Run['result']>;

/** The outcome of the last run, in a bar that screen readers announce, and its rows in the reader's sort order. */
export default function Results({
  outcome,
  faults,
  isWaiting,
  isStalled,
  isOutdated,
  stored,
  onStop,
  onRetry,
}: Props): ReactNode {
  const run = outcome && 'run' in outcome ? outcome.run : undefined;
  const result = run?.result;
  const [rows, order, setOrder] = useSorted(result);
  if (outcome && 'failure' in outcome && outcome.isLoadFailure)
    return (
      <p className={styles.failure}>
        <LoadFailure onRetry={onRetry}>{outcome.failure}</LoadFailure>
      </p>
    );
  return (
    <>
      <div className={`query-bar ${styles.bar}`}>
        <p role="status">
          {isStalled ? 'Running…' : outcome && summaryOf(outcome, faults)}
          {result && !isStalled && <small> · {durationOf(run.milliseconds)}</small>}
          {isOutdated && !isStalled && (
            <small> · The query has changed since then. Run it again.</small>
          )}
        </p>
        {isStalled && <QueryAction onClick={onStop}>Stop</QueryAction>}
        {result && rows.length > 0 && <ExportButtons result={result} rows={rows} />}
      </div>
      <div className={`query-rows ${styles.rows}`} aria-busy={isStalled || isWaiting}>
        {isWaiting && (stored ?? <Skeleton />)}
        {result && rows.length > 0 && (
          <Rows columns={result.columns} rows={rows} order={order} onOrder={setOrder} />
        )}
        {result?.total === 0 && (
          <p className={styles.empty}>
            <b>No record matches</b>
            The query is right. Try fewer conditions, or other values.
          </p>
        )}
      </div>
    </>
  );
}

/** A result's rows in the order that the reader chose for it. The next result has its query's order again. */
function useSorted(result: Result | undefined) {
  const [choice, setChoice] = useState<{result: Result; order: Order}>();
  const order = choice && choice.result === result ? choice.order : undefined;
  const rows = useMemo(
    () => (result ? inOrder(result.rows, result.columns, order) : []),
    [result, order],
  );
  const setOrder = (next: Order) => result && setChoice({result, order: next});
  return [rows, order, setOrder] as const;
}

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

const durationOf = (milliseconds: number) =>
  milliseconds < 1 ? 'Under 1 ms' : `${Math.round(milliseconds).toLocaleString('en')} ms`;
