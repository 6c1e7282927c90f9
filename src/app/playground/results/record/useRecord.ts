import {useEffect, useState} from 'react';
import type {RecordDetails} from '../../../../bql/explore/record';
import type {QueryEngine} from '../../../../sample/engine/client';

/** Asks the engine for a record. Until it answers, the record before stays. */
export function useRecord(engine: QueryEngine, id: string) {
  const [details, setDetails] = useState<RecordDetails>();
  const [failure, setFailure] = useState<string>();
  const [attempts, setAttempts] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt repeats the question
  useEffect(() => {
    setFailure(undefined);
    const controller = new AbortController();
    engine.ask('record', [id], controller.signal).then(setDetails, (error) => {
      if (controller.signal.aborted) return;
      setFailure(error instanceof Error ? error.message : String(error));
    });
    return () => controller.abort();
  }, [engine, id, attempts]);

  return {details, failure, retry: () => setAttempts(attempts + 1)};
}
