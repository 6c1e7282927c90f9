import {useCallback, useRef, useState} from 'react';
import {NotLoaded} from '../../base/worker/client';
import {recover} from '../../docusaurus/stale-builds/recover';

/** The outcome of the last run. */
export type LatestOutcome<Found> = {
  /** The text that was run. */
  text: string;
} & ({run: Found} | {failure: string; isLoadFailure: boolean});

/** After this many milliseconds, a run takes so long that it should be indicated. */
const stall = 300;

/**
 * Runs texts one at a time. A new run cancels the previous one.
 *
 * @param ask runs a text, until the signal cancels it. The function must stay the same between renders
 */
export function useLatestRun<Found>(ask: (text: string, signal: AbortSignal) => Promise<Found>) {
  const [outcome, setOutcome] = useState<LatestOutcome<Found>>();
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
      const next = await ask(text, mine.signal).then(
        (found): LatestOutcome<Found> => ({text, run: found}),
        async (error): Promise<LatestOutcome<Found>> => {
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
    [ask],
  );

  const stop = useCallback(() => newest.current?.abort(new Error('The query was stopped.')), []);

  return {run, stop, outcome, isRunning, isStalled};
}
