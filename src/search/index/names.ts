import {stem} from '../language';
import type {IndexedPage} from './pages';
import {type IndexedText, indexedTexts, postingsOf} from './postings';
import {wantedTerms} from './query';
import {partsOfEach, termsOf} from './tokens';
import {WordIndex} from './word-index';

/**
 * The words in titles, keywords, and headings. Each is read when a query first needs it, because reading the names of
 * thousands of pages takes longer than readers should wait for the first result.
 */
export class NameIndex {
  /** The words read so far. */
  readonly words: WordIndex;
  readonly #names: IndexedText[];
  /** The parts of each name's words. */
  readonly #parts: string[];
  /** Beginnings of words that have been read. */
  readonly #read: string[] = [];

  /** @param pages the pages from the first file, without their texts */
  constructor(pages: IndexedPage[]) {
    this.words = new WordIndex(pages.length);
    this.#names = indexedTexts(pages).filter(({text}) => text);
    this.#parts = partsOfEach(this.#names.map(({text}) => text));
  }

  /** Reads the words that a query can match. */
  read(query: string): void {
    const wanted = [...new Set(beginningsOf(query))];
    const beginnings = wanted.filter((one) => !this.#read.some((read) => one.startsWith(read)));
    if (beginnings.length === 0) return;
    this.#read.push(...beginnings);
    const anywhere = new RegExp(beginnings.map(patternOf).join('|'));
    const postings = postingsOf(
      this.#names.filter((_, number) => anywhere.test(this.#parts[number] ?? '')),
    );
    const isWanted = (term: string) => beginnings.some((one) => `${term} `.startsWith(one));
    this.words.add([...postings].filter(([term]) => isWanted(term) && !this.words.has(term)));
  }
}

/** Returns the beginnings of words that a query can match. A trailing space means that the word also ends there. */
function beginningsOf(query: string): string[] {
  const typed = termsOf(query).at(-1);
  const isWhole = (term: string) => term.length < 3 && term !== typed;
  return wantedTerms(query).map((term) => (isWhole(term) ? `${term} ` : commonStart(term)));
}

/** Returns the common beginning of all forms of a word: `polic` for `policies`. */
function commonStart(term: string): string {
  const start = stem(term).replace(/y$/, '');
  return start && term.startsWith(start) ? start : term;
}

/** Returns a pattern for a word's beginning, even if a text has it in several parts: `Power BI` for `powerb`. */
const patternOf = (beginning: string) => ` ${[...beginning].join(' ?')}`;
