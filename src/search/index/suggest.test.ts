import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {seeded} from '../../base/random';
import {isCommon, stem} from '../language';
import {siteRecords} from '../records/site';
import {mendsOf} from './corrections';
import {type IndexedPage, otherNames, pagesOf} from './pages';
import {indexedTexts, postingsOf} from './postings';
import {readQuery} from './query';

import {suggest} from './suggest';
import {testEngine, testRecords} from './testing/test-site';
import {termsOf} from './tokens';
import {WordIndex} from './word-index';

const pages = pagesOf(siteRecords());
const words = new WordIndex(pages.length, postingsOf(indexedTexts(pages)));
const known = {pages, words};
/** Without the joined words of names, which are found and never suggested. */
const written = new Set(indexedTexts(pages).flatMap(({text}) => termsOf(text)));
const plainWords = [...written].filter((word) => /^[a-z]{4,}$/.test(word)).sort();

describe('suggest', () => {
  const of = (text: string) => suggest(text, readQuery(text, words), known);

  it('fixes one word and keeps the others', () => {
    expect(of('create a dashbord')[0]).toBe('create a dashboard');
  });

  it('fixes several words', () => {
    expect(of('conector vulnerabilty')[0]).toBe('connector vulnerability');
  });

  it('fixes part of an identifier', () => {
    expect(of('/api/auht/login')).toContain('/api/auth/login');
  });

  it('adds a missing space and removes an extra one', () => {
    expect(of('slapolicy')[0]).toBe('sla policy');
    expect(of('kuber netes')[0]).toBe('kubernetes');
  });

  it('prefers a frequent word and swapped letters to a word with other letters', () => {
    expect(of('asett')[0]).toBe('asset');
    expect(of('tikcet sync')).toEqual(['ticket sync']);
  });

  it("omits words that don't resemble any known word", () => {
    expect(of('tenble xqzvwkj')[0]).toBe('tenable');
    expect(of('xqzvwkj')).toEqual([]);
  });

  it('never suggests two words of a name as one word', () => {
    const site = testEngine(
      testRecords([{title: 'Create a ticket'}, {title: 'Single sign-on', lines: ['Sign in.']}]),
    );
    return expect(site.search('xticket')).resolves.toMatchObject({correctedQuery: 'ticket'});
  });

  it("doesn't suggest a form of two joined words of a name", () => {
    const site = testEngine(
      testRecords([{title: 'Kolide'}, {title: 'Microsoft Systems Management Server'}]),
    );
    return expect(site.search('klide managementserv')).resolves.toMatchObject({
      correctedQuery: 'kolide',
    });
  });

  it('has the right word among three for at least 90% of queries with one typo', () => {
    const next = seeded(11);
    const typos = Array.from({length: 400}, () => {
      const word = plainWords[Math.floor(next() * plainWords.length)] ?? '';
      return {word, typed: withTypo(word, next)};
    }).filter(({typed}) => !words.has(typed));
    const mended = typos.filter(({word, typed}) =>
      mendsOf(typed, known)
        .slice(0, 3)
        .some((mend) => stem(mend) === stem(word)),
    );
    expect(mended.length / typos.length).toBeGreaterThanOrEqual(0.9);
    // Hundreds of words are compared with every word on the site.
  }, 60_000);
});

// Hundreds of searches over every page take seconds, and much longer on a machine that's also building.
describe('a query without results', {timeout: 180_000}, () => {
  const {engine, search} = testEngine(siteRecords());
  beforeAll(() => engine.loadAll());

  it('is corrected as intended nine times out of ten', async () => {
    const misspelt: Record<string, string> = parse(
      readFileSync(path.join(__dirname, 'misspelt.yaml'), 'utf8'),
    );
    const inVain: {typed: string; meant: string; suggestions: string[]}[] = [];
    for (const [typed, meant] of Object.entries(misspelt)) {
      const {nbHits, suggestions} = await search(typed, {asTyped: true});
      if (nbHits === 0) inVain.push({typed, meant, suggestions});
    }
    const wrong = inVain.filter(({meant, suggestions}) => plain(suggestions[0]) !== plain(meant));
    expect(inVain.length).toBeGreaterThan(60);
    expect(wrong.length / inVain.length, JSON.stringify(wrong)).toBeLessThanOrEqual(0.1);
  });

  it('has a word of which the reader typed another form', async () => {
    const [best] = (await search('deactive user')).hits;
    expect(JSON.stringify(best)).toContain('<mark>deactivate');
  });

  it('is offered words from pages, and these find something', async () => {
    const next = seeded(9);
    const word = () => plainWords[Math.floor(next() * plainWords.length)] ?? '';
    const kinds = [
      () => withTypo(word(), next),
      () => `${withTypo(word(), next)} ${word()}`,
      () => `${word()} ${withTypo(withTypo(word(), next), next)}`,
      () => `a${word()} ${word()}`,
      () => word() + word(),
      () => cut(word(), next),
      () => `${withTypo(word(), next)} ${cut(word(), next)} ${word().slice(0, 4)}`,
    ];
    const said = new Set(pages.flatMap(textsOf).flatMap(termsOf));
    const forms = new Set([...said].map(stem));
    /** Words can stay as typed if they begin a word of a page: they find it. */
    const isBeginning = (term: string, typed: string) =>
      typed.split(' ').includes(term) && plainWords.some((known) => known.startsWith(term));
    let offered = 0;
    for (let round = 0; round < 40; round += 1) {
      for (const kind of kinds) {
        const typed = kind();
        for (const suggestion of (await search(typed, {asTyped: true})).suggestions) {
          offered += 1;
          const foreign = termsOf(suggestion).filter(
            (term) =>
              !said.has(term) &&
              !isCommon(term) &&
              !forms.has(stem(term)) &&
              !isBeginning(term, typed),
          );
          expect(foreign, `${typed}: ${suggestion}`).toEqual([]);
          expect((await search(suggestion)).nbHits, `${typed}: ${suggestion}`).toBeGreaterThan(0);
        }
      }
    }
    expect(offered).toBeGreaterThan(100);
  });
});

const textsOf = (page: IndexedPage) => [
  page.title,
  ...otherNames(page),
  page.description,
  ...page.pieces.map(({text}) => text),
];

/** Normalizes a query for comparison: case and spaces don't matter. */
const plain = (query = '') => query.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Adds a space to a word. */
function cut(word: string, next: () => number): string {
  const at = 1 + Math.floor(next() * (word.length - 1));
  return `${word.slice(0, at)} ${word.slice(at)}`;
}

/** Adds a typo to a word: an extra, missing, or wrong letter, or two swapped ones. */
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
