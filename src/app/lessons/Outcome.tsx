import type {ReactNode} from 'react';
import LoadFailure from '../../base/components/LoadFailure';
import type {Verdict} from '../../bql/judge/judge';
import type {Fault} from '../../bql/syntax/fault';
import QueryAction from '../playground/QueryAction';
import type {RunOutcome} from '../playground/useRun';
import styles from './exercise.module.css';
import FoundRows from './FoundRows';
import {anchorOf} from './progress';

interface Props {
  outcome: RunOutcome | undefined;
  verdict: Verdict | undefined;
  /** Faults in the current query. They're already listed elsewhere. */
  faults: readonly Fault[];
  /** Whether a run takes so long that it should be indicated. */
  isStalled: boolean;
  /** The name of the next exercise; empty for the last. */
  next: string;
  onStop: () => void;
  /** Runs the query again after something couldn't be loaded. */
  onRetry: () => void;
}

/** The verdict on the last run, which screen readers announce, and the rows that it found. */
export default function Outcome(props: Props): ReactNode {
  const {outcome, verdict, faults, isStalled, next, onStop, onRetry} = props;
  if (outcome && 'failure' in outcome && outcome.isLoadFailure)
    return (
      <p>
        <LoadFailure onRetry={onRetry}>{outcome.failure}</LoadFailure>
      </p>
    );
  const result = outcome && 'run' in outcome ? outcome.run.result : undefined;
  return (
    <>
      <div className={styles.verdict} data-right={verdict?.isRight}>
        <p role="status">
          {isStalled && 'Running…'}
          {!isStalled && verdict && !verdict.isRight && <b>Not yet. </b>}
          {!isStalled && verdict && <Marked text={verdict.says} />}
          {!isStalled && outcome && !result && messageOf(outcome, faults)}
        </p>
        {isStalled && <QueryAction onClick={onStop}>Stop</QueryAction>}
        {verdict?.isRight && next && <a href={`#${anchorOf(next)}`}>Next exercise</a>}
      </div>
      {result && result.total > 0 && <FoundRows result={result} />}
    </>
  );
}

/** Text with code between backticks. */
const Marked = ({text}: {text: string}) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));

function messageOf(outcome: RunOutcome, listed: readonly Fault[]): string {
  if ('failure' in outcome) return outcome.failure;
  if (!outcome.text.trim()) return 'Write a query first.';
  const {message} = outcome.run.faults.find(({severity}) => severity === 'error') ?? {};
  const isListed = listed.some((fault) => fault.message === message);
  return message && !isListed ? message : "The query has an error, so it didn't run.";
}
