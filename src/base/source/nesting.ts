import type {TextFault} from './characters';

interface Measure {
  what: string;
  /** Several times the maximum on any page. */
  limit: number;
  /** @param block lines without an empty line between them */
  of: (block: string) => number;
}

const measures: Measure[] = [
  {
    what: 'quotes and list items on one line',
    limit: 20,
    of: (block) => most(block, /^(?:[ \t]*(?:>|[-+*]|\d{1,9}[.)])(?=[\s>]|$))+/, /[^\s\d]/g),
  },
  {what: 'columns of indentation', limit: 100, of: (block) => most(block, /^[ \t]+/, /[ \t]/g)},
  {what: 'open brackets', limit: 100, of: openBrackets},
  {
    what: 'emphasis markers in one paragraph',
    limit: 500,
    // An underscore within a word isn't emphasis.
    of: (block) => count(block, /[*~]+|(?<!\w)_+|_+(?!\w)/g),
  },
];

/**
 * Finds Markdown that is so deeply nested or so long that parsers take minutes or run out of stack. Counts markers,
 * because only a parser can tell which ones nest.
 *
 * @returns the first fault of each kind, at the first line of its paragraph, list, or fence
 */
export function nestingFaults(text: string): TextFault[] {
  const faults = new Map<string, TextFault>();
  // What a whole text has is no less than what any of its blocks has, and it is counted much faster.
  const exceeded = measures.filter(({limit, of}) => of(text) > limit);
  if (exceeded.length === 0) return rowFaults(text);
  let line = 1;
  for (const block of text.split(/\n[ \t]*(?=\n)/)) {
    for (const {what, limit, of} of exceeded) {
      if (faults.has(what) || of(block) <= limit) continue;
      const first = line + (block.startsWith('\n') ? 1 : 0);
      faults.set(what, {
        line: first,
        wrong: `more than ${limit} ${what}`,
        fix: 'split the text, or make it a downloadable file',
      });
    }
    line += block.split('\n').length;
  }
  return [...faults.values(), ...rowFaults(text)];
}

/** Rows don't nest, but parsing time grows with the square of the number of rows on a page. */
function rowFaults(text: string): TextFault[] {
  if (count(text, /^[ \t]*\|/gm) <= mostRows) return [];
  const wrong = `more than ${mostRows} table rows on one page`;
  return [{line: 1, wrong, fix: 'split the page'}];
}

/** A page of a frozen version also has the rows of its generated tables: at most 1,116 in November 2026. */
const mostRows = 1500;

const count = (text: string, mark: RegExp) => text.match(mark)?.length ?? 0;

/** The most occurrences of `mark` in the part of any line that `start` matches. */
const most = (block: string, start: RegExp, mark: RegExp) =>
  block
    .split('\n')
    .reduce((found, line) => Math.max(found, count(start.exec(line)?.[0] ?? '', mark)), 0);

function openBrackets(block: string): number {
  let open = 0;
  let deepest = 0;
  for (const [bracket] of block.matchAll(/[[\](){}]/g)) {
    open = Math.max(0, open + ('[({'.includes(bracket) ? 1 : -1));
    deepest = Math.max(deepest, open);
  }
  return deepest;
}
