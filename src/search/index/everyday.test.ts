import {expect, it} from 'vitest';
import {buildIndex} from './build-index';
import {everydayLevel} from './everyday';
import {decodeWords, type WordsFile} from './files';
import {readQuery} from './query';
import {testRecords} from './testing/test-site';
import {WordIndex} from './word-index';

it("gives words a level by how often they're spoken", () => {
  expect(everydayLevel('people')).toBeGreaterThan(everydayLevel('deadline'));
  expect(everydayLevel('vulnerability')).toBe(0);
  expect(everydayLevel('no-such-word')).toBe(0);
});

it('is in the index', () => {
  const files = buildIndex(
    testRecords([{title: 'Roles', lines: ['People leave a company and its vulnerabilities.']}]),
  );
  const [, text = ''] = [...files].find(([name]) => name.startsWith('words')) ?? [];
  const {words, everyday}: WordsFile = JSON.parse(text);
  const levelOf = (word: string) => Number(everyday[decodeWords(words).indexOf(word)]);
  expect(levelOf('leave')).toBeGreaterThan(0);
  expect(levelOf('vulnerabilities')).toBe(0);
});

it('counts less in a long query than another word on as many pages', () => {
  const counts = {title: 0, keywords: 0, headings: 0, body: 1};
  const index = new WordIndex(10, [
    ['leave', [{page: 1, counts}]],
    ['quarantine', [{page: 2, counts}]],
  ]);
  index.everyday.set('leave', 4);
  const weights = (query: string) => readQuery(query, index).map(({weight}) => weight);
  const [leave, quarantine] = weights('leave quarantine sync queue machines');
  expect(leave).toBeLessThan(quarantine ?? 0);
  const [same, other] = weights('leave quarantine');
  expect(same).toBe(other);
});
