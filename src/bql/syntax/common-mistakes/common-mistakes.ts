import type {Fault} from '../fault';
import {clauseMistakes} from './clauses';
import {operatorMistakes} from './operators';
import {valueMistakes} from './values';

/** In the order in which they are looked for: what an earlier one has found, a later one leaves alone. */
const mistakes = [...valueMistakes, ...operatorMistakes, ...clauseMistakes];

/**
 * What a text that is no BQL has from other languages, with what to write in its place.
 *
 * @returns in the order of the text; no two overlap
 */
export function commonMistakesIn(text: string): Fault[] {
  const outside = withoutTexts(text);
  const found: Fault[] = [];
  for (const {pattern, advice, fix} of mistakes) {
    for (const match of outside.matchAll(pattern)) {
      const start = match.index + (match[0].length - match[0].trimStart().length);
      const end = match.index + match[0].length;
      if (found.length === most) return sorted(found);
      if (found.some((other) => start < other.end && other.start < end)) continue;
      const written = text.slice(start, end);
      found.push({
        start,
        end,
        severity: 'error',
        message: typeof advice === 'string' ? advice : advice(written),
        fix: typeof fix === 'function' ? fix(written) : fix,
      });
    }
  }
  return sorted(found);
}

/** No one reads more. */
const most = 100;

const sorted = (faults: Fault[]) => faults.sort((a, b) => a.start - b.start);

/** The text with nothing between double quotes, every character in its place. */
function withoutTexts(text: string): string {
  return text.replace(
    /"(?:\\[^\n]|[^"\\\n])*"?/g,
    (all) => `"${' '.repeat(Math.max(0, all.length - 2))}${all.length > 1 ? '"' : ''}`,
  );
}
