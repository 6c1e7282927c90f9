import type {TextFault} from './characters';

interface Measure {
  what: string;
  /** Several times what any page has. */
  limit: number;
  /** @param block lines without an empty one between them */
  of: (block: string) => number;
}

const measures: Measure[] = [
  {
    what: 'quotes and list items in one line',
    limit: 20,
    of: (block) => most(block, /^(?:[ \t]*(?:>|[-+*]|\d{1,9}[.)])(?=[\s>]|$))+/, /[^\s\d]/g),
  },
  {what: 'columns of indentation', limit: 100, of: (block) => most(block, /^[ \t]+/, /[ \t]/g)},
  {what: 'brackets that are open at once', limit: 100, of: openBrackets},
  {
    what: 'marks of emphasis in one paragraph',
    limit: 500,
    // An underscore within a word marks nothing.
    of: (block) => count(block, /[*~]+|(?<!\w)_+|_+(?!\w)/g),
  },
];

/**
 * Says where Markdown is nested so deeply, or goes on for so long, that its parsers take minutes or run out of stack.
 * Marks are counted, since only a parser knows which of them nest.
 *
 * @returns the first fault of each kind, at the first line of its paragraph, list or fence
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
        fix: 'take the text apart, or make it a file to download',
      });
    }
    line += block.split('\n').length;
  }
  return [...faults.values(), ...rowFaults(text)];
}

/** Rows don't nest, but the parser takes the square of their number in a page. */
function rowFaults(text: string): TextFault[] {
  if (count(text, /^[ \t]*\|/gm) <= mostRows) return [];
  const wrong = `more than ${mostRows} rows of tables in one page`;
  return [{line: 1, wrong, fix: 'divide the page'}];
}

const mostRows = 1000;

const count = (text: string, mark: RegExp) => text.match(mark)?.length ?? 0;

/** How often `mark` is in what `start` finds in a line, at most. */
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
