/**
 * Encodes which value each record has so that common cases compress well. 0 is the next value that no earlier record
 * had, 1 is a missing value, 2 is the previous record's value, and n + 3 is the value at position n.
 *
 * @param at positions in a list of values, which are in the order that records first have them; -1 for no value
 */
export function compactPositions(at: readonly number[]): number[] {
  let highest = -1;
  return at.map((position, index) => {
    if (position === -1) return 1;
    if (position > highest) {
      highest = position;
      return 0;
    }
    return position === at[index - 1] ? 2 : position + 3;
  });
}

/** Reverses {@link compactPositions}. */
export function expandPositions(codes: readonly number[]): number[] {
  let highest = -1;
  let before = -1;
  return codes.map((code) => {
    if (code === 0) highest += 1;
    before = code === 0 ? highest : code === 1 ? -1 : code === 2 ? before : code - 3;
    return before;
  });
}

/** Numbers, some of them in lists, each as its difference from the previous one. */
export type Differences = (number | number[])[];

/** Encodes numbers, some of them in lists, as differences from the previous number. */
export function toDifferences(numbers: readonly (number | number[])[]): Differences {
  let before = 0;
  const difference = (number: number) => {
    const result = number - before;
    before = number;
    return result;
  };
  return numbers.map((each) => (Array.isArray(each) ? each.map(difference) : difference(each)));
}

/** Reverses {@link toDifferences}, and returns what `toValue` makes of each number. */
export function fromDifferences<Value>(
  differences: Readonly<Differences>,
  toValue: (number: number) => Value,
): (Value | Value[])[] {
  let before = 0;
  const add = (difference: number) => {
    before += difference;
    return toValue(before);
  };
  return differences.map((each) => (Array.isArray(each) ? each.map(add) : add(each)));
}
