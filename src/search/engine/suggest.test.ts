import {describe, expect, it} from 'vitest';
import {seeded} from '../../random/seeded';
import {pagesOf} from './pages';
import {indexedTexts, postingsOf} from './postings';
import {readQuery} from './query';
import {siteRecords} from './site-records';
import {closestWords, slips, suggest} from './suggest';
import {WordIndex} from './word-index';

const pages = pagesOf(siteRecords());
const index = new WordIndex(pages.length, postingsOf(indexedTexts(pages)));

describe('slips', () => {
  it.each([
    ['scanner', 'scanner', 0],
    ['scaner', 'scanner', 1],
    ['scannner', 'scanner', 1],
    ['scamner', 'scanner', 1],
    ['scnaner', 'scanner', 1],
    ['sacnnre', 'scanner', 2],
    ['orchestra', 'scanner', 3],
  ])('between %s and %s are %i, counted to 3', (a, b, count) => {
    expect(slips(a, b, 2)).toBe(count);
  });
});

describe('suggest', () => {
  const of = (text: string) => suggest(text, readQuery(text, index), index);

  it('mends one word and keeps the others', () => {
    expect(of('create a dashbord')[0]).toBe('create a dashboard');
  });

  it('mends several words', () => {
    expect(of('conector vulnerabilty')[0]).toBe('connector vulnerability');
  });

  it('mends a part of an identifier', () => {
    expect(of('/api/auht/login')).toContain('/api/auth/login');
  });

  it('leaves alone what nothing resembles', () => {
    expect(of('xqzvwkj')).toEqual([]);
  });

  it('has the right word among three for at least 90 % of queries with one typo', () => {
    const next = seeded(11);
    const words = [...index.pageCounts.keys()].filter((word) => /^[a-z]{4,}$/.test(word)).sort();
    const typos = Array.from({length: 400}, () => {
      const word = words[Math.floor(next() * words.length)] ?? '';
      return {word, typed: withTypo(word, next)};
    }).filter(({typed}) => !index.has(typed));
    const mended = typos.filter(({word, typed}) => closestWords(typed, index).includes(word));
    expect(mended.length / typos.length).toBeGreaterThanOrEqual(0.9);
    // Hundreds of words are compared with every word of the site.
  }, 60_000);
});

/** A word with a letter too many, too few, another one, or two in each other's place. */
function withTypo(word: string, next: () => number): string {
  const at = Math.floor(next() * (word.length - 1));
  const letter = String.fromCharCode(97 + Math.floor(next() * 26));
  const before = word.slice(0, at);
  const after = word.slice(at + 1);
  const kinds = [
    before + letter + word.slice(at),
    before + after,
    before + letter + after,
    before + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ];
  const typed = kinds[Math.floor(next() * kinds.length)] ?? word;
  return typed === word ? withTypo(word, next) : typed;
}
