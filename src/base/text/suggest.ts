/**
 * The candidate that a misspelled word most likely stands for.
 *
 * @returns `undefined` where nothing is within a third of the word's length
 */
export function closest(word: string, candidates: Iterable<string>): string | undefined {
  const [best] = [...candidates]
    .map((candidate) => ({
      candidate,
      distance: distance(word.toLowerCase(), candidate.toLowerCase()),
    }))
    .filter((entry) => entry.distance <= Math.max(1, word.length / 3))
    .sort((a, b) => a.distance - b.distance);
  return best?.candidate;
}

/** `Did you mean "x"?` where something is close, else the list of what there is. */
export function suggest(word: string, candidates: string[]): string {
  const best = closest(word, candidates);
  return best ? `did you mean "${best}"?` : `use one of: ${candidates.join(', ')}`;
}

/**
 * How many letters have to be inserted, deleted, replaced or swapped with their neighbor to turn `a` into `b` (optimal
 * string alignment, https://en.wikipedia.org/wiki/Damerau-Levenshtein_distance).
 */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replace = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const best = Math.min(replace, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next.push(isSwap ? Math.min(best, (before[j - 2] ?? 0) + 1) : best);
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}
