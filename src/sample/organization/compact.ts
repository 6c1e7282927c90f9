/**
 * Writes which value each record has, so that what is usual compresses well: 0 is the next value that no record had
 * before, 1 is none, 2 is that of the record before, and n + 3 is the value at n.
 *
 * @param at positions in a list whose values stand in the order in which records first have them; -1 for none
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

/** Gives the positions back as they were before {@link compactPositions}. */
export function expandPositions(codes: readonly number[]): number[] {
  let highest = -1;
  let before = -1;
  return codes.map((code) => {
    if (code === 0) highest += 1;
    before = code === 0 ? highest : code === 1 ? -1 : code === 2 ? before : code - 3;
    return before;
  });
}

/** Writes numbers, some of them in lists, as the difference from the number before. */
export function toDifferences(numbers: readonly (number | number[])[]): (number | number[])[] {
  let before = 0;
  const difference = (number: number) => {
    const result = number - before;
    before = number;
    return result;
  };
  return numbers.map((each) => (Array.isArray(each) ? each.map(difference) : difference(each)));
}

/** Gives the numbers back as they were before {@link toDifferences}. */
export function fromDifferences(
  differences: readonly (number | number[])[],
): (number | number[])[] {
  let before = 0;
  const add = (difference: number) => {
    before += difference;
    return before;
  };
  return differences.map((each) => (Array.isArray(each) ? each.map(add) : add(each)));
}
