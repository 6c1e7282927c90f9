import type {IndexedPage} from './pages';
import {type IndexedText, indexedTexts, postingsOf} from './postings';
import {wantedTerms} from './query';
import {stem} from './stem';
import {partsOfEach, termsOf} from './tokens';
import {WordIndex} from './word-index';

/**
 * The words of titles, keywords and headings, each read when a query first asks for it: to read the names of thousands
 * of pages takes longer than a reader should wait for the first result.
 */
export class NameIndex {
  /** The words read so far. */
  readonly words: WordIndex;
  readonly #names: IndexedText[];
  /** The parts of each name's words. */
  readonly #parts: string[];
  /** Beginnings of words that have been read. */
  readonly #read: string[] = [];

  /** @param pages the pages as the first file has them, without their texts */
  constructor(pages: IndexedPage[]) {
    this.words = new WordIndex(pages.length);
    this.#names = indexedTexts(pages).filter(({text}) => text);
    this.#parts = partsOfEach(this.#names.map(({text}) => text));
  }

  /** Reads the words that a query can ask for. */
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

/** How the words begin that a query can ask for. A space at the end says that the word ends there, too. */
function beginningsOf(query: string): string[] {
  const typed = termsOf(query).at(-1);
  const isWhole = (term: string) => term.length < 3 && term !== typed;
  return wantedTerms(query).map((term) => (isWhole(term) ? `${term} ` : commonStart(term)));
}

/** What all forms of a word begin with: `polic` for `policies`. */
function commonStart(term: string): string {
  const start = stem(term).replace(/y$/, '');
  return start && term.startsWith(start) ? start : term;
}

/** Finds a word by its beginning, also where a text has it as several parts: `Power BI` for `powerb`. */
const patternOf = (beginning: string) => ` ${[...beginning].join(' ?')}`;
