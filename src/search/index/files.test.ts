import {describe, expect, it} from 'vitest';
import {decodePostings, decodeWords, encodePostings, encodeWords, slugOf} from './files';

describe('words', () => {
  it('are restored unchanged', () => {
    const words = [
      'a',
      'api',
      'apiauthlogin',
      'b',
      `b${'x'.repeat(47)}`,
      `b${'x'.repeat(46)}y`,
      'żółw',
    ];
    expect(decodeWords(encodeWords(words))).toEqual(words);
  });
});

describe('postings', () => {
  it('are restored unchanged except for high counts', () => {
    const posting = (page: number, body: number, title = 0, keywords = 0, headings = 0) => ({
      page,
      counts: {title, keywords, headings, body},
    });
    const text = encodePostings([posting(0, 1, 1), posting(7, 9, 0, 1), posting(4000, 0, 0, 0, 1)]);
    expect(decodePostings(text)).toEqual([
      posting(0, 1, 1),
      posting(7, 4, 0, 1),
      posting(4000, 0, 0, 0, 1),
    ]);
  });
});

describe('slugOf', () => {
  it.each([
    ['Create a role', 'create-a-role'],
    ['No answer, a certificate error', 'no-answer-a-certificate-error'],
    ['11.32-14', '1132-14'],
  ])('gives %s the same fragment as Docusaurus', (heading, slug) => {
    expect(slugOf(heading)).toBe(slug);
  });
});
