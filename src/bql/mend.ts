import type {Fault} from './syntax/fault';

/** The most times that fixes are applied: a fix can reveal another mistake. */
const rounds = 10;

/**
 * Corrects a text with the fixes of its errors and warnings, and then with those of what that gives.
 *
 * @param check returns what's wrong with a text
 * @returns the corrected text; `undefined` if there's nothing to fix, or if an error without a fix remains
 */
export function mendedText(text: string, check: (text: string) => Fault[]): string | undefined {
  let mended = text;
  for (let round = 0; round < rounds; round += 1) {
    const faults = check(mended);
    const fixed = applied(mended, faults);
    if (fixed === mended) {
      const isSound = !faults.some(({severity}) => severity === 'error');
      return isSound && mended !== text ? mended : undefined;
    }
    mended = fixed;
  }
  return undefined;
}

/** Applies the fixes, from the last to the first. If two overlap, the earlier one waits for the next round. */
function applied(text: string, faults: Fault[]): string {
  let from = Number.POSITIVE_INFINITY;
  return faults
    .filter(({severity, fix}) => severity !== 'hint' && fix !== undefined)
    .toSorted((a, b) => b.start - a.start)
    .reduce((all, {start, end, fix}) => {
      if (end > from) return all;
      from = start;
      return all.slice(0, start) + fix + all.slice(end);
    }, text);
}
