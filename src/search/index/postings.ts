import type {Field, Posting} from './files';
import {type IndexedPage, otherNames} from './pages';
import {joinedTermsOf, termsOf} from './tokens';

/** A text that a page is found by. */
export interface IndexedText {
  /** The page's number. */
  page: number;
  field: Field;
  text: string;
}

/** The texts that pages are found by, page after page. */
export function indexedTexts(pages: IndexedPage[]): IndexedText[] {
  return pages.flatMap((page, number) => {
    const {title, description, pieces} = page;
    const headings = pieces.filter(({level}) => level > 0);
    const body = pieces.filter(({level}) => level === 0);
    const texts: [Field, string[]][] = [
      ['title', [title]],
      ['keywords', otherNames(page)],
      ['headings', headings.map(({text}) => text)],
      ['body', [description, ...body.map(({text}) => text)]],
    ];
    return texts.flatMap(([field, of]) => of.map((text) => ({page: number, field, text})));
  });
}

/** The terms of a text. Names are also found where the reader omits a space. */
const termsIn = (field: Field, text: string): string[] =>
  field === 'title' || field === 'keywords'
    ? [...termsOf(text), ...joinedTermsOf(text)]
    : termsOf(text);

/** On which pages, and how often in which field, each word of some texts occurs. */
export function postingsOf(texts: IndexedText[]): Map<string, Posting[]> {
  const postings = new Map<string, Posting[]>();
  for (const {page, field, text} of texts) {
    for (const term of termsIn(field, text)) {
      const ofTerm = postings.get(term) ?? [];
      if (ofTerm.length === 0) postings.set(term, ofTerm);
      let last = ofTerm.at(-1);
      if (last?.page !== page) {
        last = {page, counts: {title: 0, keywords: 0, headings: 0, body: 0}};
        ofTerm.push(last);
      }
      last.counts[field] += 1;
    }
  }
  return postings;
}
