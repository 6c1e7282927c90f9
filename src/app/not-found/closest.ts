import {diceCoefficient} from '../../base/text/similarity';
import type {ListedPage} from './pages';

/** Words that many addresses share, so that they say nothing about the page. */
const common = new Set(['docs', 'html', 'index', 'category', 'www', 'http', 'https']);

/** As much of an address as is read: more words than the site's own have, and longer ones. */
const [mostWords, longestWord] = [12, 32];

/**
 * The words an address is made of: `/docs/create-role.html` gives `['create', 'role']`. They are of letters and digits
 * as the site's addresses have them, since anyone can write an address: without accents, and without characters that
 * can't be seen or that turn the direction of a text.
 */
export function wordsOfPath(path: string): string[] {
  return decode(path)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]+/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word && !common.has(word))
    .slice(0, mostWords)
    .map((word) => word.slice(0, longestWord));
}

/**
 * Finds the pages whose name comes closest to an address that has none.
 *
 * @param pages every page of the site
 * @param path the address that was asked for
 * @param limit how many to give at most
 * @returns pages by likeness, best first; none where nothing resembles the address
 */
export function closest(pages: ListedPage[], path: string, limit = 5): ListedPage[] {
  const asked = wordsOfPath(path);
  return pages
    .map((page) => ({
      page,
      likeness: Math.max(...namesOf(page).map((name) => likeness(asked, name))),
    }))
    .filter((candidate) => candidate.likeness >= 0.35)
    .sort((a, b) => b.likeness - a.likeness || a.page.route.localeCompare(b.page.route, 'en'))
    .slice(0, limit)
    .map(({page}) => page);
}

/** A page is known by its address, by the end of its address and by its title. */
function namesOf({route, title}: ListedPage): string[][] {
  return [wordsOfPath(route), wordsOfPath(route.slice(route.lastIndexOf('/'))), wordsOfPath(title)];
}

/** How alike two names are, 0 to 1: each word is compared with the word of the other name that is most like it. */
function likeness(a: string[], b: string[]): number {
  if (a.length === 0 || b.length === 0) return 0;
  return (coverage(a, b) + coverage(b, a)) / 2;
}

function coverage(words: string[], others: string[]): number {
  const best = words.map((word) => Math.max(...others.map((other) => wordLikeness(word, other))));
  return best.reduce((sum, each) => sum + each, 0) / words.length;
}

/** Forgives a typing slip and a plural; words that have less in common aren't alike at all. */
function wordLikeness(a: string, b: string): number {
  const share = diceCoefficient(a, b);
  return share < 0.5 ? 0 : share;
}

/** An address that isn't valid percent-encoding is read as it stands. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
