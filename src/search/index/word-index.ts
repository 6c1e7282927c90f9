import MiniSearch, {type AsPlainObject} from 'minisearch';
import {stem} from '../language';
import {fields, type Posting} from './files';

/** MiniSearch's weight for a word in each field. */
const boost = {title: 6, keywords: 4, headings: 3, body: 1};

/** The loaded words of the pages. Finds pages by words, and other forms of a word. */
export class WordIndex {
  /** One for each time words were added, so that adding words doesn't rebuild the existing ones. */
  readonly #parts: MiniSearch[] = [];
  readonly #byStem = new Map<string, string[]>();
  /** The number of pages with each word. */
  readonly pageCounts = new Map<string, number>();
  /** How much words belong to everyday talk, from 1 to 9. Other words aren't in it. */
  readonly everyday = new Map<string, number>();

  /**
   * @param pageCount the number of pages
   * @param postings where words occur; more can be added later
   */
  constructor(
    readonly pageCount: number,
    postings: Iterable<[term: string, postings: Posting[]]> = [],
  ) {
    this.add(postings);
  }

  /** Adds new words with their postings. */
  add(postings: Iterable<[term: string, postings: Posting[]]>): void {
    const index: [string, Record<string, Record<string, number>>][] = [];
    const pages = new Set<number>();
    for (const [term, ofTerm] of postings) {
      index.push([term, byField(ofTerm)]);
      for (const {page} of ofTerm) pages.add(page);
      this.pageCounts.set(term, ofTerm.length);
      const ofStem = this.#byStem.get(stem(term));
      if (ofStem) ofStem.push(term);
      else this.#byStem.set(stem(term), [term]);
    }
    if (index.length === 0) return;
    this.#parts.push(
      MiniSearch.loadJS(plainIndex(this.pageCount, [...pages], index), {
        fields: [...fields],
        // Terms are already tokenized by tokens.ts.
        tokenize: (text) => [text],
        processTerm: (term) => term,
      }),
    );
  }

  has(term: string): boolean {
    return this.pageCounts.has(term);
  }

  /** Returns the known forms of a word, including itself: `policies` for `policy`. */
  formsOf(term: string): string[] {
    return this.#byStem.get(stem(term)) ?? [];
  }

  /** Finds the pages with a term, or with one that begins like it, and their scores. */
  search(term: string, prefix: boolean): Map<number, number> {
    const scores = new Map<number, number>();
    if (!prefix && !this.has(term)) return scores;
    for (const part of this.#parts) {
      for (const {id, score} of part.search(term, {prefix, boost, bm25: {k: 1.2, b: 0, d: 0.5}})) {
        scores.set(id, (scores.get(id) ?? 0) + score);
      }
    }
    return scores;
  }
}

function byField(postings: Posting[]): Record<string, Record<string, number>> {
  const counts: Record<string, Record<string, number>> = {};
  for (const {page, counts: ofPage} of postings) {
    fields.forEach((field, number) => {
      if (ofPage[field] === 0) return;
      counts[number] ??= {};
      counts[number][page] = ofPage[field];
    });
  }
  return counts;
}

/**
 * Returns MiniSearch's JSON format. It names only the pages with a word in the index, because each name takes space in
 * every part. All field lengths are the same, because score.ts weights pages by their texts.
 */
function plainIndex(
  pageCount: number,
  pages: number[],
  index: AsPlainObject['index'],
): AsPlainObject {
  const ones = fields.map(() => 1);
  return {
    documentCount: pageCount,
    nextId: pageCount,
    documentIds: Object.fromEntries(pages.map((page) => [page, page])),
    fieldIds: Object.fromEntries(fields.map((field, number) => [field, number])),
    fieldLength: Object.fromEntries(pages.map((page) => [page, ones])),
    averageFieldLength: ones,
    storedFields: {},
    dirtCount: 0,
    index,
    serializationVersion: 2,
  };
}
