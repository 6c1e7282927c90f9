import type {Page} from '../site-index/pages';

/** How much a word counts, by where in a page it is found. */
const weights = {titleStart: 8, titleWordStart: 4, title: 2, description: 1};

/** The words of a query, in lower case. */
export function wordsOf(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

/**
 * Finds the pages whose title or description holds every word of a query.
 *
 * @param pages every page of the site
 * @param query what the reader typed
 * @returns the matching pages, best first; none for an empty query
 */
export function rank(pages: Page[], query: string): Page[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return pages
    .map((page) => ({page, scores: words.map((word) => score(page, word))}))
    .filter(({scores}) => scores.every((each) => each > 0))
    .map(({page, scores}) => ({page, total: scores.reduce((sum, each) => sum + each, 0)}))
    .sort((a, b) => b.total - a.total || a.page.title.localeCompare(b.page.title, 'en'))
    .map(({page}) => page);
}

function score(page: Page, word: string): number {
  const title = page.title.toLowerCase();
  const inDescription = page.description.toLowerCase().includes(word) ? weights.description : 0;
  return titleScore(title, word) + inDescription;
}

function titleScore(title: string, word: string): number {
  const at = title.indexOf(word);
  if (at < 0) return 0;
  if (at === 0) return weights.titleStart;
  const startsAWord = title.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word));
  return startsAWord ? weights.titleWordStart : weights.title;
}
