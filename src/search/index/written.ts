import {type IndexedPage, otherNames} from './pages';
import {joinedTermsOf, termsOf} from './tokens';
import type {WordIndex} from './word-index';

/** The words of pages, as far as they are loaded, and the pages. */
export interface KnownWords {
  pages: IndexedPage[];
  words: WordIndex;
}

/**
 * Whether a page says a word. The index also has each two neighbours of a name as one, so that `powerbi` finds
 * "Power BI"; of "Create a ticket", that leaves `aticket`, which is nothing to show to a reader.
 */
export function isWritten(word: string, {pages, words}: KnownWords): boolean {
  for (const number of words.search(word, false).keys()) {
    const page = pages[number];
    if (page && !isOnlyJoined(word, page)) return true;
  }
  return false;
}

/** Whether a page has a word as two neighbours of its names, and not as a word of them. */
function isOnlyJoined(word: string, page: IndexedPage): boolean {
  const names = [page.title, ...otherNames(page)];
  return (
    names.some((name) => joinedTermsOf(name).includes(word)) &&
    !names.some((name) => termsOf(name).includes(word))
  );
}
