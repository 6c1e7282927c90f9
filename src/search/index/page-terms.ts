import {type IndexedPage, otherNames} from './pages';
import {idsOf} from './term-ids';

/** A page's content as terms. */
export interface PageTerms {
  title: Uint32Array;
  keywords: Uint32Array[];
  description: Uint32Array;
  pieces: Uint32Array[];
}

const known = new WeakMap<IndexedPage, PageTerms>();

/** Whether a page has been read into terms. */
export const hasTerms = (page: IndexedPage): boolean => known.has(page);

/** Reads a page's texts into terms once, before the first search if there's time. */
export function termsOf(page: IndexedPage): PageTerms {
  let terms = known.get(page);
  if (!terms) {
    terms = {
      title: idsOf(page.title),
      keywords: otherNames(page).map(idsOf),
      description: idsOf(page.description),
      pieces: page.pieces.map(({text}) => idsOf(text)),
    };
    known.set(page, terms);
  }
  return terms;
}
