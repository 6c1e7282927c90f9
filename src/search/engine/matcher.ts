import type {Slot} from './query';
import {termOf} from './term-ids';

/** How a text answers the words of a query. */
export interface Answer {
  /** For each word of the query, how well the best word of the text meets it, 0 to 1. */
  best: number[];
  /** Share of the query that the text meets, by the weight of its words, 0 to 1. */
  share: number;
  /** How closely the words stand together and in the query's order, 0 to 1: a quotation has 1. */
  closeness: number;
  /** Share of the text's words that the query asks for. */
  density: number;
  /** Whether the text begins with the first word of the query. */
  starts: boolean;
}

interface Met {
  slot: number;
  weight: number;
}

const halfTyped = 0.9;

/** Compares texts with the words of one query. */
export class Matcher {
  readonly #byTerm = new Map<string, Met[]>();
  readonly #byId = new Map<number, Met[]>();
  readonly #total: number;
  readonly #pairs: number;

  constructor(readonly slots: Slot[]) {
    this.#total = slots.reduce((sum, slot) => sum + (slot.optional ? 0 : slot.weight), 0) || 1;
    this.#pairs = slots.slice(1).reduce((sum, _, at) => sum + this.#pairWeight(at + 1), 0);
  }

  /** Which words of the query a term meets, and how well. */
  meets(term: string): Met[] {
    let met = this.#byTerm.get(term);
    if (!met) {
      met = this.slots.flatMap((slot, at) => {
        const weight = meet(slot, term);
        return weight ? [{slot: at, weight}] : [];
      });
      this.#byTerm.set(term, met);
    }
    return met;
  }

  answer(tokens: Uint32Array): Answer {
    const best = this.slots.map(() => 0);
    const close = this.slots.map(() => 0);
    const last = this.slots.map(() => Number.NEGATIVE_INFINITY);
    const matched = new Set<number>();
    let starts = false;
    for (let at = 0; at < tokens.length; at += 2) {
      const position = tokens[at] ?? 0;
      for (const {slot, weight} of this.#met(tokens[at + 1] ?? 0)) {
        matched.add(position);
        if (position === 0 && slot === 0) starts = true;
        best[slot] = Math.max(best[slot] ?? 0, weight);
        const after = position - (last[slot - 1] ?? Number.NEGATIVE_INFINITY);
        const before = position - (last[slot + 1] ?? Number.NEGATIVE_INFINITY);
        if (after > 0) close[slot] = Math.max(close[slot] ?? 0, weight / after);
        if (before > 0) close[slot + 1] = Math.max(close[slot + 1] ?? 0, weight / 2 / before);
        last[slot] = position;
      }
    }
    const length = tokens.length ? (tokens.at(-2) ?? 0) + 1 : 1;
    return {
      best,
      share: this.shareOf(best),
      closeness: this.#pairs
        ? close.reduce((sum, each, at) => sum + (at ? each * this.#pairWeight(at) : 0), 0) /
          this.#pairs
        : 0,
      density: matched.size / length,
      starts,
    };
  }

  /** Share of the query that is met, by the weight of its words. */
  shareOf(best: number[]): number {
    let met = 0;
    this.slots.forEach(({optional, weight}, at) => {
      if (!optional) met += weight * (best[at] ?? 0);
    });
    return met / this.#total;
  }

  #pairWeight(at: number): number {
    return ((this.slots[at - 1]?.weight ?? 0) + (this.slots[at]?.weight ?? 0)) / 2;
  }

  #met(id: number): Met[] {
    let met = this.#byId.get(id);
    if (!met) {
      met = this.meets(termOf(id));
      this.#byId.set(id, met);
    }
    return met;
  }
}

function meet({alternatives}: Slot, term: string): number {
  let best = 0;
  for (const {terms, weight, prefix} of alternatives) {
    if (terms.includes(term)) best = Math.max(best, weight / Math.sqrt(terms.length));
    else if (prefix && term.startsWith(terms[0] ?? '')) best = Math.max(best, weight * halfTyped);
  }
  return best;
}
