/** How fast new words appear: after n draws there are about n to this power. */
const growth = 0.75;
/** Draws before new words become rarer. */
const start = 100;
const onsets = 'b c d f g h j k l m n p r s t v w z br cl cr dr fl gr pl pr sc sp st tr'.split(' ');
const vowels = 'a e i o u ai ea io ou'.split(' ');
const ends = ['', '', 'l', 'm', 'n', 'r', 's', 't', 'x', 'nd', 'rk', 'st'];

/**
 * Replacement words: half are words from the corpus, as often as they occur there, and half are coined, a few often and
 * most rarely (a Pitman–Yor process), so that the vocabulary grows with the text.
 */
export class Vocabulary {
  readonly #known: string[];
  readonly #coined: string[] = [];
  /** The coined word of each draw: repeating a draw favors frequent words. */
  readonly #draws: number[] = [];
  readonly #random = generator(20_251_120);

  /** @param text the corpus */
  constructor(text: string) {
    this.#known = text.match(/[A-Za-z]{4,}/g) ?? [];
  }

  /** Replaces a word with the given probability, and keeps its capital. */
  vary(word: string, share: number): string {
    if (this.#random() >= share) return word;
    const other = this.#random() < 0.5 ? this.#pick(this.#known) : this.#coin();
    return /^[A-Z]/.test(word) ? (other[0] ?? '').toUpperCase() + other.slice(1) : other;
  }

  #coin(): string {
    const isNew =
      this.#random() < (start + growth * this.#coined.length) / (start + this.#draws.length);
    const number = isNew ? this.#coined.push(this.#syllables()) - 1 : this.#pick(this.#draws);
    this.#draws.push(number);
    return this.#coined[number] ?? '';
  }

  #syllables(): string {
    const count = 2 + Math.floor(this.#random() * 3);
    const syllable = () => this.#pick(onsets) + this.#pick(vowels);
    return Array.from({length: count}, syllable).join('') + this.#pick(ends);
  }

  #pick<T>(row: readonly T[]): T {
    return row[Math.floor(this.#random() * row.length)] as T;
  }
}

/** Numbers from 0 to 1, the same in every run: mulberry32. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}
