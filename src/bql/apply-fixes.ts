import type {Fault} from './syntax/fault';

/** The most times that fixes are applied: a fix can reveal another mistake. */
const rounds = 10;

/**
 * Corrects a text with the fixes of its errors and warnings, and then with the fixes for the result.
 *
 * @param check returns what's wrong with a text
 * @returns the corrected text; `undefined` if there's nothing to fix, or if an error without a fix remains
 */
export function correctedText(text: string, check: (text: string) => Fault[]): string | undefined {
  let corrected = text;
  for (let round = 0; round < rounds; round += 1) {
    const faults = check(corrected);
    const fixed = applied(corrected, faults);
    if (fixed === corrected) {
      const isSound = !faults.some(({severity}) => severity === 'error');
      return isSound && corrected !== text ? corrected : undefined;
    }
    corrected = fixed;
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
