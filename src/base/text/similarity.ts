/**
 * Returns how many letters must be inserted, deleted, replaced, or swapped with a neighbor to turn `a` into `b`: the
 * optimal string alignment distance, https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance
 *
 * @param most stop counting above this distance; the result can then be any larger number
 */
export function editDistance(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({length: b.length + 1}, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    let nearest = i;
    for (let j = 1; j <= b.length; j += 1) {
      const replace = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const least = Math.min(replace, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const distance = isSwap ? Math.min(least, (before[j - 2] ?? 0) + 1) : least;
      next.push(distance);
      if (distance < nearest) nearest = distance;
    }
    if (nearest > most) return most + 1;
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}

/**
 * Returns how similar two words are, from 0 to 1, by their pairs of letters. Unlike {@link editDistance}, this finds a
 * word that is part of a longer word: https://en.wikipedia.org/wiki/Dice-Sørensen_coefficient
 */
export function diceCoefficient(a: string, b: string): number {
  if (a === b) return 1;
  const left = pairs(b);
  const total = pairs(a).length + left.length;
  let shared = 0;
  for (const pair of pairs(a)) {
    const at = left.indexOf(pair);
    if (at < 0) continue;
    left.splice(at, 1);
    shared += 1;
  }
  return total > 0 ? (2 * shared) / total : 0;
}

const pairs = (word: string) =>
  Array.from({length: Math.max(word.length - 1, 0)}, (_, at) => word.slice(at, at + 2));
