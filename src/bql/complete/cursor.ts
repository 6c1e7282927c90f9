import type {IToken} from 'chevrotain';
import type {Range} from '../syntax/ast';
import {lexer} from '../syntax/lexer';

/** The place to complete. The range is the text to replace. */
export interface Cursor extends Range {
  /** The tokens before the word or string that is being typed. */
  before: IToken[];
  /** The part of that word or string before the cursor. */
  typed: string;
  /** Inside a string: whether its closing quote is present. */
  quote?: 'open' | 'closed';
}

/** Returns a text's tokens, without whitespace and comments. */
export const tokensOf = (text: string): IToken[] => lexer.tokenize(text).tokens;

/** Reads the text around an offset. Returns `undefined` directly after a value or bracket, where no word can begin. */
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

/** Returns the offset of a string's opening quote if the string isn't closed. */
function openQuoteOf(before: string): number | undefined {
  const last = [...before.matchAll(/"(?:\\[^\n]|[^"\\\n])*("|\\?$)?/g)].at(-1);
  if (!last) return undefined;
  const [string, end] = last;
  return end === '"' || last.index + string.length < before.length ? undefined : last.index;
}

/** Returns the rest of a string up to its closing quote. A quote followed by a word begins another string. */
function restOfString(after: string): string | undefined {
  return /^((?:\\[^\n]|[^"\\\n])*)"(?!\w)/.exec(after)?.[1];
}
