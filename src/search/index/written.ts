import {type IndexedPage, otherNames} from './pages';
import {joinedTermsOf, termsOf} from './tokens';
import type {WordIndex} from './word-index';

/** The loaded words of pages, with the pages. */
export interface KnownWords {
  pages: IndexedPage[];
  words: WordIndex;
}

/**
 * Whether a page contains a word. The index also has neighboring words in names joined, so that `powerbi` finds "Power
 * BI". For "Create a ticket", this includes `aticket`, which shouldn't be shown to readers.
 */
export function isWritten(word: string, {pages, words}: KnownWords): boolean {
  for (const number of words.search(word, false).keys()) {
    const page = pages[number];
    if (page && !isOnlyJoined(word, page)) return true;
  }
  return false;
}

/** Whether a page's names contain a word only as two joined neighbors. */
function isOnlyJoined(word: string, page: IndexedPage): boolean {
  const names = [page.title, ...otherNames(page)];
  return (
    names.some((name) => joinedTermsOf(name).includes(word)) &&
    !names.some((name) => termsOf(name).includes(word))
  );
}
