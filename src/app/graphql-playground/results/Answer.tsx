import type {ReactNode} from 'react';
import LoadFailure from '../../../base/components/LoadFailure';
import type {Fault} from '../../../bql/syntax/fault';
import type {ApiRun} from '../../../sample/graphql/operations';
import styles from '../../playground/playground.module.css';
import QueryAction from '../../playground/QueryAction';
import {durationOf} from '../../playground/results/duration';
import Skeleton from '../../playground/results/Skeleton';
import type {LatestOutcome} from '../../playground/useLatestRun';
import {readOperation} from '../operation';
import CopyButtons from './CopyButtons';
import Json from './Json';
import json from './json.module.css';
import {sizeOf} from './size';

interface Props {
  outcome: LatestOutcome<ApiRun> | undefined;
  /** The faults in the current operation and its variables. They're already listed elsewhere. */
  faults: readonly Fault[];
  /** Whether the first run hasn't ended. */
  isWaiting: boolean;
  isStalled: boolean;
  /** Whether the operation has changed since the last run. */
  isOutdated: boolean;
  /** The answer that the page has for the current operation. It's shown until the first run ends. */
  stored: ReactNode;
  onStop: () => void;
  /** Runs the operation again after something couldn't be loaded. */
  onRetry: () => void;
}

/** The answer of the last run: a bar that screen readers announce, and the JSON. */
export default function Answer(props: Props): ReactNode {
  const {outcome, faults, isWaiting, isStalled, isOutdated, stored, onStop, onRetry} = props;
  const run = outcome && 'run' in outcome ? outcome.run : undefined;
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
          {run?.answer.data !== undefined && !run.answer.errors && !isStalled && (
            <small>
              {' '}
              · {sizeOf(run.bytes)} · {durationOf(run.milliseconds)}
            </small>
          )}
          {isOutdated && !isStalled && (
            <small> · The operation has changed since then. Run it again.</small>
          )}
        </p>
        {isStalled && <QueryAction onClick={onStop}>Stop</QueryAction>}
        {run && outcome && (
          <CopyButtons operation={readOperation(outcome.text)} answer={run.answer} />
        )}
      </div>
      {isWaiting && (stored ?? <Skeleton />)}
      {run && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it
        <section className={json.json} aria-label="Answer" aria-busy={isStalled} tabIndex={0}>
          <Json value={run.answer} />
        </section>
      )}
    </>
  );
}

function summaryOf(outcome: LatestOutcome<ApiRun>, listed: readonly Fault[]): string {
  if ('failure' in outcome) return outcome.failure;
  const {answer, records} = outcome.run;
  const [first] = answer.errors ?? [];
  if (!first) return records === 0 ? 'No records' : recordsOf(records);
  const {message} = first as {message: string};
  return listed.some((fault) => message.endsWith(fault.message))
    ? "The operation has an error, so it didn't run."
    : message;
}

const recordsOf = (count: number) =>
  `${count.toLocaleString('en')} ${count === 1 ? 'record' : 'records'}`;
