/** Splits a text at a separator, but not inside quotes, parentheses, brackets, or braces. */
export function splitOutside(text: string, separator: RegExp): string[] {
  const found = [...outside(text).matchAll(separator)];
  const ends = [...found.map(({index}) => index), text.length];
  return ends.map((end, part) => {
    const before = found[part - 1];
    return text.slice(before ? before.index + before[0].length : 0, end).trim();
  });
}

/** Splits a list at its commas. */
export const itemsOf = (list: string): string[] => splitOutside(list, /,/g).filter(Boolean);

/** Whether a text is in parentheses as a whole. */
export const isGroup = (text: string): boolean =>
  /^\([\s\S]*\)$/.test(text) && /^·+$/.test(outside(text));

/** A clause of another language: its words in capitals, and what follows them. */
export interface Clause {
  word: string;
  body: string;
}

/** Splits a query into clauses that begin with some words. What comes before the first one is dropped. */
export function clausesOf(text: string, words: string): Clause[] {
  const word = new RegExp(String.raw`(?<![\w.])(?:${words})(?!\w)`, 'gi');
  const found = [...outside(text).matchAll(word)];
  return found.map(({index, 0: written}, part) => ({
    word: written.toUpperCase().replace(/\s+/g, ' '),
    body: text.slice(index + written.length, found[part + 1]?.index).trim(),
  }));
}

/** Blanks what's inside quotes, parentheses, brackets, or braces. Every other character keeps its position. */
function outside(text: string): string {
  let depth = 0;
  let quote = '';
  return text.replace(/["'()[\]{}]|[^"'()[\]{}]+/g, (part) => {
    const isInside = quote !== '' || depth > 0 || /["'([{]/.test(part);
    if (quote) quote = part === quote ? '' : quote;
    else if (part === '"' || part === "'") quote = part;
    else if (/[([{]/.test(part)) depth += 1;
    else if (/[)\]}]/.test(part)) depth = Math.max(0, depth - 1);
    return isInside ? blank.repeat(part.length) : part;
  });
}

/** Neither white space nor a word. */
const blank = '·';

/** Puts text in double quotes that's in single quotes. */
export const inDoubleQuotes = (text: string): string => text.replace(/(?<!\w)'([^'"]*)'/g, '"$1"');
