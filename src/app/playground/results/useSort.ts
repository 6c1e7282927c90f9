import {useRef, useState} from 'react';
import type {QueryEngine} from '../../../sample/engine/client';
import type {Run, SentRows} from '../../../sample/engine/operations';
import type {Order} from '../../../sample/engine/order';

type Result = NonNullable<Run['result']>;

interface Sorted extends SentRows {
  /** The result that was sorted. The next result has its query's order again. */
  result: Result;
  order: Order;
  failure?: string;
}

/**
 * Sorts a result when the reader asks: all its rows, of which the page has only the first.
 *
 * @param text the query that was run
 */
export function useSort(engine: QueryEngine, text: string, result: Result | undefined) {
  const [sorted, setSorted] = useState<Sorted>();
  const newest = useRef<AbortController>(undefined);
  const mine = sorted?.result === result ? sorted : undefined;
  const {order, failure} = mine ?? {};
  const {rows, origins} = mine ?? result ?? {rows: []};

  function sort(next: Order): void {
    newest.current?.abort();
    if (!result) return;
    const asking = new AbortController();
    newest.current = asking;
    engine.ask('sort', [text, next], asking.signal).then(
      (found) => setSorted({result, order: next, ...found}),
      (error: Error) => {
        if (!asking.signal.aborted)
          setSorted({result, order, rows, origins, failure: error.message});
      },
    );
  }

  return {rows, origins, order, sort, failure};
}
