import {diceCoefficient, editDistance} from '../../base/text/similarity';
import type {ListedPage} from './pages';

/** Words that occur in many addresses, and say nothing about the page. */
const common = new Set(['docs', 'html', 'index', 'category', 'www', 'http', 'https']);

/**
 * How much of an address is read: the maximum number and length of words, both larger than in the site's own addresses.
 */
const [mostWords, longestWord] = [12, 32];

/**
 * Returns the words in an address: `['create', 'role']` for `/docs/create-role.html`. Because anyone can write an
 * address, words contain only letters and digits as in the site's addresses: no accents, no invisible characters, and
 * no characters that change text direction.
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
 * Finds the pages whose names are most similar to an address that doesn't exist.
 *
 * @param pages every page of the site
 * @param path the requested address
 * @param limit how many pages to return at most
 * @returns pages by similarity, best first; empty if no page is similar
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

/** Returns a page's names: its address, the end of its address, and its title. */
function namesOf({route, title}: ListedPage): string[][] {
  return [wordsOfPath(route), wordsOfPath(route.slice(route.lastIndexOf('/'))), wordsOfPath(title)];
}

/**
 * Returns how similar two names are, from 0 to 1. Each word is compared with the most similar word of the other name.
 */
function likeness(a: string[], b: string[]): number {
  if (a.length === 0 || b.length === 0) return 0;
  return (coverage(a, b) + coverage(b, a)) / 2;
}

function coverage(words: string[], others: string[]): number {
  const best = words.map((word) => Math.max(...others.map((other) => wordLikeness(word, other))));
  return best.reduce((sum, each) => sum + each, 0) / words.length;
}

/**
 * Tolerates a typo and a plural. Words that have less in common count as different. Short words often share half of
 * their letters, so they're similar only if one edit makes them equal.
 */
function wordLikeness(a: string, b: string): number {
  const isShort = Math.min(a.length, b.length) <= 4;
  if (isShort && editDistance(a, b, 1) > 1) return 0;
  const share = diceCoefficient(a, b);
  return share < 0.5 ? 0 : share;
}

/** Decodes an address. Invalid percent-encoding is kept as it is. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
