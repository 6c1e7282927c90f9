import {seeded} from '../../../base/random';

/** Pseudorandom numbers that are the same in every build. */
export interface Random {
  /** Returns a number from 0 up to, but not including, 1. */
  next(): number;
  /** Returns a whole number, including both ends. */
  whole(from: number, to: number): number;
  chance(probability: number): boolean;
  /** @throws {Error} when the list is empty */
  pick<T>(list: readonly T[]): T;
  /** Returns the list in a different order. */
  shuffle<T>(list: readonly T[]): T[];
}

/**
 * Makes a separate stream for each purpose, so that adding a host doesn't change any finding.
 *
 * The seed is an FNV-1a hash of the name.
 */
export function random(name: string): Random {
  let seed = 0x811c9dc5;
  for (const letter of name)
    seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  const next = seeded(seed);
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));

  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    pick: (list) => {
      const [chosen] = list.slice(Math.floor(next() * list.length));
      if (chosen === undefined) throw new Error(`nothing to pick from for "${name}"`);
      return chosen;
    },
    shuffle: (list) => {
      const shuffled = [...list];
      for (let last = shuffled.length - 1; last > 0; last -= 1) {
        const other = whole(0, last);
        const [a, b] = [shuffled[last], shuffled[other]];
        if (a !== undefined && b !== undefined) [shuffled[last], shuffled[other]] = [b, a];
      }
      return shuffled;
    },
  };
}
