import {describe, expect, it} from 'vitest';
import {NameIndex} from './names';
import {pagesOf} from './pages';
import {indexedTexts, postingsOf} from './postings';
import {testRecords} from './testing/test-site';
import {WordIndex} from './word-index';

const pages = pagesOf(
  testRecords([
    {title: 'Security policies', lines: ['## Write a policy', '## What a policy is']},
    {title: 'Connect Power BI', keywords: ['dash\nboards', 'Café reports']},
    {title: 'Host.riskRating', route: '/docs/reference/risk-rating'},
    {title: "The owner's APIKeys", lines: ['## /api/auth/login', '## AD and Entra ID']},
    {title: 'CVE-2021-44228', lines: ['## Normalization', '## Normalized days']},
  ]),
);
const all = new WordIndex(pages.length, postingsOf(indexedTexts(pages)));

const countsOf = (words: WordIndex, terms: string[]) =>
  Object.fromEntries(terms.map((term) => [term, words.pageCounts.get(term)]));

describe('the words of names', () => {
  it('are all read for a word in a query, including its other forms', () => {
    for (const term of all.pageCounts.keys()) {
      const names = new NameIndex(pages);
      names.read(term);
      const forms = all.formsOf(term);
      expect(names.words.formsOf(term).sort(), term).toEqual([...forms].sort());
      expect(countsOf(names.words, forms)).toEqual(countsOf(all, forms));
    }
  });

  it("are read for the beginning of a word that's being typed", () => {
    const names = new NameIndex(pages);
    for (const term of [...all.pageCounts.keys()].flatMap((term) => [term[0] ?? '', term])) {
      names.read(`policies ${term}`);
      const found = (words: WordIndex) => [...words.search(term, true).keys()].sort();
      expect(found(names.words), term).toEqual(found(all));
    }
  });

  it("aren't read before that", () => {
    const names = new NameIndex(pages);
    names.read('policies');
    expect([...names.words.pageCounts.keys()]).toEqual(['policies', 'policy']);
  });
});
