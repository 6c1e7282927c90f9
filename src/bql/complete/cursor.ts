import type {IToken} from 'chevrotain';
import type {Range} from '../syntax/ast';
import {lexer} from '../syntax/lexer';

/** Where a completion would stand; the range is what it replaces. */
export interface Cursor extends Range {
  /** The tokens before the word or string that is being typed. */
  before: IToken[];
  /** What has been typed of that word or string. */
  typed: string;
  /** Inside a string: whether its closing quote stands. */
  quote?: 'open' | 'closed';
}

/** The tokens of a text, what means nothing omitted. */
export const tokensOf = (text: string): IToken[] => lexer.tokenize(text).tokens;

/** Reads the surroundings of an offset. `undefined` right behind a value or a bracket, where no word can begin. */
export function cursorAt(text: string, offset: number): Cursor | undefined {
  const before = text.slice(0, offset);
  const after = text.slice(offset);
  const quote = openQuoteOf(before);
  if (quote !== undefined) {
    const rest = restOfString(after);
    return {
      start: quote + 1,
      end: offset + (rest ?? restOfWord(after)).length,
      before: tokensOf(text.slice(0, quote)),
      typed: before.slice(quote + 1),
      quote: rest === undefined ? 'open' : 'closed',
    };
  }
  const typed = /[A-Za-z_]\w*$/.exec(before)?.[0] ?? '';
  const start = offset - typed.length;
  if (/[\w")\]]$/.test(text.slice(0, start))) return undefined;
  return {
    start,
    end: offset + (typed === '' ? '' : restOfWord(after)).length,
    before: tokensOf(text.slice(0, start)),
    typed,
  };
}

const restOfWord = (after: string) => /^\w*/.exec(after)?.[0] ?? '';

/** Where a string begins that has no end. */
function openQuoteOf(before: string): number | undefined {
  const last = [...before.matchAll(/"(?:\\[^\n]|[^"\\\n])*("|\\?$)?/g)].at(-1);
  if (!last) return undefined;
  const [string, end] = last;
  return end === '"' || last.index + string.length < before.length ? undefined : last.index;
}

/** What is left of a string up to its quote. A quote that a word follows begins another string. */
function restOfString(after: string): string | undefined {
  return /^((?:\\[^\n]|[^"\\\n])*)"(?!\w)/.exec(after)?.[1];
}
