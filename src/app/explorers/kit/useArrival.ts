import {type RefObject, useEffect} from 'react';
import type {QueryFormat} from './query';
import {targetIn} from './useLinksIntoList';

/**
 * Scrolls to an explorer if the reader comes with a query in the address, because the results are far below the top of
 * the page. A link to another place on the page leads there instead.
 *
 * @param list the full list, if a query hides it: a place in it isn't shown then
 */
export function useArrival<Part extends string>(
  format: QueryFormat<Part>,
  explorer: RefObject<HTMLElement | null>,
  list?: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const {search, hash} = window.location;
    if (format.isEmpty(format.queryOf(search))) return;
    if (!hash || targetIn(list?.current ?? null, hash)) explorer.current?.scrollIntoView();
  }, [format, explorer, list]);
}
