import type {Field, Posting} from './files';
import {otherNames, type Page} from './pages';
import {joinedTermsOf, termsOf} from './tokens';

/** On which of some pages, given with their numbers, and how often in which field, each word occurs. */
export function postingsOf(pages: Iterable<[number, Page]>): Map<string, Posting[]> {
  const postings = new Map<string, Posting[]>();
  for (const [number, page] of pages) {
    for (const [field, terms] of Object.entries(fieldTerms(page)) as [Field, string[]][]) {
      for (const term of terms) {
        const ofTerm = postings.get(term) ?? [];
        if (ofTerm.length === 0) postings.set(term, ofTerm);
        let last = ofTerm.at(-1);
        if (last?.page !== number) {
          last = {page: number, counts: {title: 0, keywords: 0, headings: 0, body: 0}};
          ofTerm.push(last);
        }
        last.counts[field] += 1;
      }
    }
  }
  return postings;
}

/** The terms of a page, by field. Names are also found where the reader leaves out a space. */
function fieldTerms(page: Page): Record<Field, string[]> {
  const {title, description, pieces} = page;
  const nameTerms = (name: string) => [...termsOf(name), ...joinedTermsOf(name)];
  return {
    title: nameTerms(title),
    keywords: otherNames(page).flatMap(nameTerms),
    headings: pieces.flatMap(({level, text}) => (level ? termsOf(text) : [])),
    body: [description, ...pieces.flatMap(({level, text}) => (level ? [] : text))].flatMap(termsOf),
  };
}
