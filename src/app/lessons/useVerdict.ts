import {useEffect, useState} from 'react';
import type {Verdict} from '../../bql/judge/judge';
import type {QueryEngine} from '../../sample/engine/client';
import type {RunOutcome} from '../playground/useRun';
import {finish} from './progress';

/**
 * Compares the result of a run with an exercise's answer, and notes that the exercise is done if it's right. Returns
 * `undefined` until then, and if the run has no result.
 */
export function useVerdict(
  engine: QueryEngine,
  outcome: RunOutcome | undefined,
  exercise: {name: string; answer: string},
): Verdict | undefined {
  const [judged, setJudged] = useState<{outcome: RunOutcome; verdict: Verdict | undefined}>();
  const {name, answer} = exercise;

  useEffect(() => {
    if (!outcome || !('run' in outcome) || !outcome.run.result) return undefined;
    const controller = new AbortController();
    engine.ask('judge', [outcome.text, answer], controller.signal).then(
      (verdict) => {
        setJudged({outcome, verdict});
        if (verdict?.isRight) finish(name);
      },
      (error) => {
        // A newer run has replaced this one, unless comparing takes too long.
        if (!controller.signal.aborted)
          setJudged({outcome, verdict: {isRight: false, says: String(error.message)}});
      },
    );
    return () => controller.abort();
  }, [engine, outcome, answer, name]);

  return judged && judged.outcome === outcome ? judged.verdict : undefined;
}
