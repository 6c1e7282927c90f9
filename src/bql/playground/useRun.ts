import {useCallback, useRef, useState} from 'react';
import type {Engine} from '../engine/client';
import type {Run} from '../engine/operations';

/** How the last run went. */
export type Outcome = {run: Run} | {failure: string};

/** A run is under way for so long that the reader should be told, in milliseconds. */
const stall = 300;

/** Runs queries one at a time: the newest counts. */
export function useRun(engine: Engine) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [isStalled, setStalled] = useState(false);
  const newest = useRef<object>(undefined);

  const run = useCallback(
    async (text: string) => {
      const mine = {};
      newest.current = mine;
      const timer = setTimeout(() => setStalled(newest.current === mine), stall);
      const next = await engine.ask('run', [text]).then(
        (found): Outcome => ({run: found}),
        (error): Outcome => ({failure: error instanceof Error ? error.message : String(error)}),
      );
      clearTimeout(timer);
      if (newest.current !== mine) return;
      setStalled(false);
      setOutcome(next);
    },
    [engine],
  );

  return {run, outcome, isStalled};
}
