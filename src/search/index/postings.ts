import type {Field, Posting} from './files';
import {type IndexedPage, otherNames} from './pages';
import {joinedTermsOf, termsOf} from './tokens';

/** A text that can be used to find its page. */
export interface IndexedText {
  /** The page's number. */
  page: number;
  field: Field;
  text: string;
}

/** Returns the texts that can be used to find pages, page by page. */
export function indexedTexts(pages: IndexedPage[]): IndexedText[] {
  return pages.flatMap((page, number) => {
    const {title, description, pieces} = page;
    const headings = pieces.filter(({level}) => level > 0);
    const body = pieces.filter(({level}) => level <= 0);
    const texts: [Field, string[]][] = [
      ['title', [title]],
      ['keywords', otherNames(page)],
      ['headings', headings.map(({text}) => text)],
      ['body', [description, ...body.map(({text}) => text)]],
    ];
    return texts.flatMap(([field, of]) => of.map((text) => ({page: number, field, text})));
  });
}

/** Returns a text's terms. Names also match if the reader omits a space. */
const termsIn = (field: Field, text: string): string[] =>
  field === 'title' || field === 'keywords'
    ? [...termsOf(text), ...joinedTermsOf(text)]
    : termsOf(text);

/** Returns the pages on which each word occurs, with its count in each field. */
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
