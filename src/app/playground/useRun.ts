import {useCallback, useRef, useState} from 'react';
import {NotLoaded} from '../../base/worker/client';
import {recover} from '../../docusaurus/stale-builds/recover';
import type {QueryEngine} from '../../sample/engine/client';
import type {Run} from '../../sample/engine/operations';

/** The outcome of the last run. */
export type RunOutcome = {
  /** The query that was run. */
  text: string;
} & ({run: Run} | {failure: string; isLoadFailure: boolean});

/** After this many milliseconds, a run takes so long that it should be indicated. */
const stall = 300;

/** Runs queries one at a time. A new run cancels the previous one. */
export function useRun(engine: QueryEngine) {
  const [outcome, setOutcome] = useState<RunOutcome>();
  const [isRunning, setRunning] = useState(false);
  const [isStalled, setStalled] = useState(false);
  const newest = useRef<AbortController>(undefined);

  const run = useCallback(
    async (text: string) => {
      newest.current?.abort();
      const mine = new AbortController();
      newest.current = mine;
      setRunning(true);
      // Clear a failure, so that a second one is announced, too.
      setOutcome((before) => (before && 'failure' in before ? undefined : before));
      const timer = setTimeout(() => setStalled(newest.current === mine), stall);
      const next = await engine.ask('run', [text], mine.signal).then(
        (found): RunOutcome => ({text, run: found}),
        async (error): Promise<RunOutcome> => {
          if (!mine.signal.aborted) await recover();
          const failure = error instanceof Error ? error.message : String(error);
          return {text, failure, isLoadFailure: error instanceof NotLoaded};
        },
      );
      clearTimeout(timer);
      if (newest.current !== mine) return;
      setRunning(false);
      setStalled(false);
      setOutcome(next);
    },
    [engine],
  );

  const stop = useCallback(() => newest.current?.abort(new Error('The query was stopped.')), []);

  return {run, stop, outcome, isRunning, isStalled};
}
