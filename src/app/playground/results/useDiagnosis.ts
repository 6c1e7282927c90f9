import {useEffect, useState} from 'react';
import type {Diagnosis} from '../../../bql/diagnose/diagnose';
import type {QueryEngine} from '../../../sample/engine/client';
import type {Run} from '../../../sample/engine/operations';

type Result = NonNullable<Run['result']>;

/**
 * Returns why a query has no rows, or more rows than records. Only these queries are looked at again: the ones without
 * rows, and the ones that return columns from paths.
 *
 * @param text the query that was run
 */
export function useDiagnosis(
  engine: QueryEngine,
  text: string,
  result: Result | undefined,
): Diagnosis | undefined {
  const [found, setFound] = useState<{result: Result; diagnosis: Diagnosis}>();
  useEffect(() => {
    const canRepeat = /\bTHAT\b/i.test(text) && /\bRETURN\b/i.test(text);
    if (!result || (result.total > 0 && !canRepeat)) return undefined;
    const asking = new AbortController();
    engine.ask('diagnose', [text], asking.signal).then(
      (diagnosis) => setFound({result, diagnosis}),
      // The result stands without it.
      () => {},
    );
    return () => asking.abort();
  }, [engine, text, result]);
  return found?.result === result ? found?.diagnosis : undefined;
}
