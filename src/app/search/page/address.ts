/** Larger than the number of pages for any query. Services reject larger numbers. */
const farthest = 1000;

/** Returns the zero-based page in an address; the first page if the parameter is invalid. */
export function pageOf(parameter: string | null): number {
  const number = Math.trunc(Number(parameter ?? 1)) || 1;
  return Math.min(Math.max(number, 1), farthest) - 1;
}

/** Returns the query string for a page of results: `?q=risk&section=BQL&page=2`. */
export function searchOf(query: string, page = 0, section?: string): string {
  if (!query) return '';
  const parameters = {q: query, ...(section && {section}), ...(page > 0 && {page: `${page + 1}`})};
  return `?${new URLSearchParams(parameters)}`;
}

/**
 * Returns the page to show instead of a page after the last one, which has no results: the last page, or the first page
 * if the service doesn't report which page is last.
 *
 * @param page the requested page, zero-based
 * @param result the response
 * @returns zero-based; `undefined` if the page exists or is the first
 */
export function pageInstead(
  page: number,
  {hits, nbPages}: {hits: unknown[]; nbPages?: number},
): number | undefined {
  if (hits.length > 0 || page === 0) return undefined;
  return Math.min(Math.max((nbPages ?? 0) - 1, 0), page - 1);
}
