/** The score of a page of a crowd that counts as about as good as the best result's. */
const near = 0.75;
/** From this many pages on, they're a crowd. */
const many = 4;
const inCrowd = 0.7;

/**
 * Lowers the results of similar pages, such as connectors, that match about equally well and whose names the query
 * doesn't have: "429 Too Many Requests." None of them is what the reader means, and the page that explains it is.
 *
 * @param ranked results of all pages
 * @param unnamed the pages among them that are similar to others, and that the query doesn't name
 */
export function lowerCrowd<Ranked extends {page: number; score: number}>(
  ranked: Ranked[],
  unnamed: ReadonlySet<number>,
): Ranked[] {
  const best = Math.max(0, ...ranked.map(({score}) => score));
  const close = new Set(
    ranked
      .filter(({page, score}) => unnamed.has(page) && score >= best * near)
      .map(({page}) => page),
  );
  if (close.size < many) return ranked;
  return ranked.map((each) =>
    unnamed.has(each.page) ? {...each, score: each.score * inCrowd} : each,
  );
}
