/**
 * Creates a generator of pseudorandom numbers from 0 (inclusive) to 1 (exclusive). The same seed gives the same
 * numbers.
 *
 * Mulberry32, public domain: https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
 */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
