/** No query has so many pages, and no service answers a number without end. */
const farthest = 1000;

/** The page of results that an address asks for, from 0: the first where it asks for none that can be. */
export function pageOf(parameter: string | null): number {
  const number = Math.trunc(Number(parameter ?? 1)) || 1;
  return Math.min(Math.max(number, 1), farthest) - 1;
}

/** The address of a page of results, without the path: `?q=risk&page=2`. */
export function searchOf(query: string, page: number): string {
  if (!query) return '';
  return `?${new URLSearchParams({q: query, ...(page > 0 && {page: String(page + 1)})})}`;
}

/**
 * The page to show instead of one that is beyond the last, which has no results: the last one, or the first where the
 * service doesn't say which that is.
 *
 * @param page the page that was asked for, from 0
 * @param result the answer
 * @returns from 0; undefined where the page is there, or is the first
 */
export function pageInstead(
  page: number,
  {hits, nbPages}: {hits: unknown[]; nbPages?: number},
): number | undefined {
  if (hits.length > 0 || page === 0) return undefined;
  return Math.min(Math.max((nbPages ?? 0) - 1, 0), page - 1);
}
