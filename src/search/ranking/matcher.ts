import type {Slot} from '../index/query';
import {knownId, knownTerms} from '../index/term-ids';

/** How well a text matches a query's words. */
export interface WordMatch {
  /** For each word in the query, how well the text's best word matches it, from 0 to 1. */
  best: number[];
  /** The share of the query that the text matches, weighted by word, from 0 to 1. */
  share: number;
  /** How close together the words are, and how well they follow the query's order, from 0 to 1. A quotation has 1. */
  closeness: number;
  /** The share of the text's words that match the query. */
  density: number;
  /** Whether the text begins with the query's first word. */
  starts: boolean;
}

interface Met {
  slot: number;
  weight: number;
}

const halfTyped = 0.9;

/** Compares texts with a query's words. */
export class Matcher {
  readonly #byTerm = new Map<string, Met[]>();
  readonly #byId = new Map<number, Met[]>();
  /** By term number, whether the query includes the term. Most terms aren't in the query. */
  readonly #isAsked: Uint8Array;
  readonly #total: number;
  readonly #pairs: number;
  readonly #nothing: WordMatch;

  /** @param slots the query's words; texts must have been read before this, see term-ids.ts */
  constructor(readonly slots: Slot[]) {
    this.#total = slots.reduce((sum, slot) => sum + (slot.optional ? 0 : slot.weight), 0) || 1;
    this.#pairs = slots.slice(1).reduce((sum, _, at) => sum + this.#pairWeight(at + 1), 0);
    const best = slots.map(() => 0);
    this.#nothing = {best, share: 0, closeness: 0, density: 0, starts: false};
    this.#isAsked = new Uint8Array(knownTerms().length);
    for (const id of askedIds(slots)) {
      this.#isAsked[id] = 1;
      this.#byId.set(id, this.meets(knownTerms()[id] ?? ''));
    }
  }

  /** Returns the query's words that a term matches, and how well. */
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

  answer(tokens: Uint32Array): WordMatch {
    let from = 0;
    while (from < tokens.length && !this.#isAsked[tokens[from + 1] ?? 0]) from += 2;
    if (from >= tokens.length) return this.#nothing;
    const best = this.slots.map(() => 0);
    const close = this.slots.map(() => 0);
    const last = this.slots.map(() => Number.NEGATIVE_INFINITY);
    const matched = new Set<number>();
    let starts = false;
    for (let at = from; at < tokens.length; at += 2) {
      const id = tokens[at + 1] ?? 0;
      if (!this.#isAsked[id]) continue;
      const position = tokens[at] ?? 0;
      for (const {slot, weight} of this.#byId.get(id) ?? []) {
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

  /** Returns the matched share of the query, weighted by word. */
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
}

/** Returns the numbers of all terms that match a query, directly or by their beginning. */
function askedIds(slots: Slot[]): Set<number> {
  const asked = new Set<number>();
  const beginnings = new Set<string>();
  for (const {terms, prefix} of slots.flatMap(({alternatives}) => alternatives)) {
    for (const id of terms.map(knownId)) if (id !== undefined) asked.add(id);
    if (prefix && terms[0]) beginnings.add(terms[0]);
  }
  for (const beginning of beginnings) {
    knownTerms().forEach((term, id) => {
      if (term.startsWith(beginning)) asked.add(id);
    });
  }
  return asked;
}

function meet({alternatives}: Slot, term: string): number {
  let best = 0;
  for (const {terms, weight, prefix} of alternatives) {
    if (terms.includes(term)) best = Math.max(best, weight / Math.sqrt(terms.length));
    else if (prefix && term.startsWith(terms[0] ?? '')) best = Math.max(best, weight * halfTyped);
  }
  return best;
}
