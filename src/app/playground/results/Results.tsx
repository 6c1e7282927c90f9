import type {ReactNode} from 'react';
import LoadFailure from '../../../base/components/LoadFailure';
import type {Fault} from '../../../bql/syntax/fault';
import {countOf} from '../../../content/query-examples/count';
import type {Run} from '../../../sample/engine/operations';
import styles from '../playground.module.css';
import type {RunOutcome} from '../useRun';
import Found from './Found';

interface Props {
  outcome: RunOutcome | undefined;
  /** Faults in the current query. They're already listed elsewhere. */
  faults: readonly Fault[];
  /** Whether a run takes so long that it should be indicated. */
  isStalled: boolean;
  /** Whether the query has changed since the last run. */
  isOutdated: boolean;
  onStop: () => void;
  /** Runs the query again after something couldn't be loaded. */
  onRetry: () => void;
}

/** The outcome of the last run, in a line that screen readers announce, and its results. */
export default function Results({
  outcome,
  faults,
  isStalled,
  isOutdated,
  onStop,
  onRetry,
}: Props): ReactNode {
  const run = outcome && 'run' in outcome ? outcome.run : undefined;
  if (outcome && 'failure' in outcome && outcome.isLoadFailure)
    return <LoadFailure onRetry={onRetry}>{outcome.failure}</LoadFailure>;
  return (
    <div className={styles.results}>
      <p role="status">
        {isStalled ? 'Running…' : outcome && summaryOf(outcome, faults)}
        {run?.result && !isStalled && <small> {durationOf(run.milliseconds)}</small>}
        {isOutdated && !isStalled && (
          <small> · The query has changed since then. Run it again.</small>
        )}
      </p>
      {isStalled && (
        <button type="button" onClick={onStop}>
          Stop
        </button>
      )}
      {run?.result && <Found key={labelsOf(run.result)} result={run.result} />}
    </div>
  );
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

/** Identifies a result's columns. The sort order is reset when they change. */
const labelsOf = ({columns}: NonNullable<Run['result']>) =>
  columns.map(({label}) => label).join('\n');

const durationOf = (milliseconds: number) =>
  milliseconds < 1 ? 'Under 1 ms' : `${Math.round(milliseconds).toLocaleString('en')} ms`;
