import {useCallback} from 'react';
import type {QueryEngine} from '../../sample/engine/client';
import type {Run} from '../../sample/engine/operations';
import {type LatestOutcome, useLatestRun} from './useLatestRun';

/** The outcome of the last query. */
export type RunOutcome = LatestOutcome<Run>;

/** Runs queries one at a time. A new run cancels the previous one. */
export function useRun(engine: QueryEngine) {
  return useLatestRun<Run>(
    useCallback((text, signal) => engine.ask('run', [text], signal), [engine]),
  );
}
