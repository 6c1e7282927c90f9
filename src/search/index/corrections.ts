import {editDistance} from '../../base/text/similarity';
import {isCommon, stem} from '../language';
import {isWritten, type KnownWords} from './written';

/** A possible correction of an unknown word. */
interface Mend {
  text: string;
  slips: number;
  /** The number of typos, with a penalty for unlikely ones. */
  distance: number;
  /** The number of pages that have it. */
  pages: number;
}

const shortestPart = 3;
/** A word of this length can have two typos, but only if the word that it would be is on many pages. */
const shortestTwice = 5;
const frequentShare = 0.1;

/**
 * Finds what a reader might have meant by a word that no page has: a known word one typo away. If there's none, two
 * words with a missing space. If there are none either and the word is long, a known word two typos away.
 *
 * @returns a word or two for each meaning, likeliest first, with only one form of each word, because each form finds
 *   the others
 */
export function mendsOf(term: string, known: KnownWords): string[] {
  const close = closeWords(term, known);
  const nearest = close.filter((mend) => mend.slips === 1);
  const apart = nearest.length > 0 ? [] : splits(term, known);
  const mends = [nearest, apart, close].find((each) => each.length > 0) ?? [];
  const stems = new Set<string>();
  return mends
    .sort((a, b) => a.distance - b.distance || b.pages - a.pages || (a.text < b.text ? -1 : 1))
    .map(({text}) => text)
    .filter((text) => !stems.has(stem(text)) && stems.add(stem(text)));
}

/** Whether {@link mendsOf} finds a single word. */
export const hasCloseWord = (term: string, known: KnownWords): boolean =>
  closeWords(term, known).length > 0;

function closeWords(term: string, known: KnownWords): Mend[] {
  const allowed = term.length >= shortestTwice ? 2 : 1;
  const enough = term.length > shortestTwice ? 1 : known.words.pageCount * frequentShare;
  const mends: Mend[] = [];
  for (const [text, pages] of known.words.pageCounts) {
    if (text.length < 2 || Math.abs(text.length - term.length) > allowed) continue;
    const count = editDistance(term, text, allowed);
    // Two typos, including one in the first letter, make a different word.
    if (count > allowed || (count === 2 && (text[0] !== term[0] || pages < enough))) continue;
    if (isWritten(text, known)) {
      mends.push({text, slips: count, distance: count + unlikeliness(term, text), pages});
    }
  }
  return mends;
}

/** The first letter is rarely wrong, a number is rarely a misspelled word, and swapped letters are likeliest. */
function unlikeliness(term: string, word: string): number {
  const otherStart = term[0] === word[0] ? 0 : 0.2;
  const otherKind = /\d/.test(term) === /\d/.test(word) ? 0 : 0.4;
  const otherLetters = inOrder(term) === inOrder(word) ? 0 : 0.1;
  return otherStart + otherKind + otherLetters;
}

const inOrder = (word: string) => [...word].sort().join('');

/** Returns pairs of words that make the term without a space. */
function splits(term: string, known: KnownWords): Mend[] {
  const isPart = (word: string) =>
    isCommon(word) ? word.length > 1 : word.length >= shortestPart && isWritten(word, known);
  const pagesOf = (word: string) => known.words.pageCounts.get(word) ?? 0;
  return Array.from({length: Math.max(0, term.length - 1)}, (_, at) => [
    term.slice(0, at + 1),
    term.slice(at + 1),
  ])
    .filter((parts) => parts.every(isPart))
    .map((parts) => {
      const pages = Math.min(...parts.map(pagesOf));
      return {text: parts.join(' '), slips: 1, distance: 1, pages};
    });
}
