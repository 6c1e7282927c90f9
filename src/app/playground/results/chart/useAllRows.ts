import {useEffect, useState} from 'react';
import type {Cell} from '../../../../bql/evaluate/row';
import type {QueryEngine} from '../../../../sample/engine/client';
import type {Order} from '../../../../sample/engine/order';

/** A result, of which the page has only the first rows if there are many. */
export interface PartOfResult {
  engine: QueryEngine;
  /** The query that has the result. */
  query: string;
  /** The rows that the page has, in the reader's order. */
  rows: readonly (readonly Cell[])[];
  /** How many rows the query returned. */
  returned: number;
  order: Order;
}

/** Returns all rows of a result. If the page has only the first ones, the engine is asked for the others. */
export function useAllRows({engine, query, rows, returned, order}: PartOfResult) {
  const [all, setAll] = useState<{of: typeof rows; rows: typeof rows}>();
  const [failure, setFailure] = useState<string>();
  const [attempts, setAttempts] = useState(0);
  const isPart = rows.length < returned;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt repeats the question
  useEffect(() => {
    setFailure(undefined);
    if (!isPart) return undefined;
    const asking = new AbortController();
    engine.ask('rows', [query, order], asking.signal).then(
      (answer) => setAll({of: rows, rows: answer}),
      (error: Error) => {
        if (!asking.signal.aborted) setFailure(error.message);
      },
    );
    return () => asking.abort();
  }, [engine, query, rows, isPart, order, attempts]);

  const whole = all?.of === rows ? all.rows : undefined;
  return {rows: isPart ? whole : rows, failure, retry: () => setAttempts(attempts + 1)};
}
