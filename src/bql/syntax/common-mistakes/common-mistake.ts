import {dayPattern} from '../day-in-words';
import {attributeOperators} from '../words';

/** Syntax from other languages, and what to write instead. */
export interface CommonMistake {
  pattern: RegExp;
  /** What's wrong, as sentences. The replacement completes a sentence without a period at its end. */
  advice: string | ((written: string, context: Context) => string);
  /** The replacement for what was written. */
  fix?: string | ((written: string, context: Context) => string | undefined);
  /** What the message shows instead of a replacement if there is none. */
  example?: string | ((written: string) => string);
  /** Whether the parser can read it, so that it's also before the place where the parser stopped. */
  isReadable?: boolean;
  /** Whether it's a mistake only if it has a fix. */
  isFixOnly?: boolean;
}

/** What a mistake's advice can depend on. */
export interface Context {
  /** When the records were read, if that's known. */
  now?: Date;
  /** The text around what was written. */
  before: string;
  after: string;
}

/** Words that begin a clause or connect its parts. */
export const clauseWords = [
  ...['AND', 'ASC', 'DESC', 'ELSE', 'END', 'FIND', 'LIMIT', 'OPTIONALLY', 'OR', 'ORDER', 'RETURN'],
  ...['SKIP', 'THAT', 'THEN', 'WHEN', 'WHERE', 'WITH'],
];

/** Matches an attribute, or the attributes of a path, in a pattern. */
export const name = String.raw`[A-Za-z_][\w.]*`;

/** Compares with a value or, in the words for it, with an attribute. Other words are text. */
export function comparisonOf(path: string, sign: string, value: string): string {
  const isPath = /^[a-z_]\w*(?:\.[a-z]\w*)+$|^[a-z]+[A-Z]\w*$/.test(value);
  if (isPath)
    return sign === '!='
      ? `${path} NOT ${attributeOperators['=']} ${value}`
      : `${path} ${attributeOperators[sign as keyof typeof attributeOperators]} ${value}`;
  const isWord = /^(?!(?:true|false)$)[a-z]/i.test(value) && !isDay.test(value);
  return `${path} ${sign} ${isWord ? `"${value}"` : value}`;
}

const isDay = new RegExp(`^${dayPattern}$`, 'i');

/** Returns the aliases that a text gives to models, in its order. */
export const aliasesIn = (text: string): string[] =>
  [...text.matchAll(/\b[A-Z]\w*\s+AS\s+(\w+)/gi)].flatMap(([, alias]) => alias ?? []);

/** Makes a pattern of words in capital or small letters, in a pattern where other names depend on case. */
export const either = (...all: string[]): string =>
  all.flatMap((word) => [word, word.toLowerCase()]).join('|');

/** Makes a pattern that ignores case, of a template whose backslashes stay. */
export const words = (parts: TemplateStringsArray, ...others: string[]): RegExp =>
  new RegExp(String.raw(parts, ...others), 'gi');

/** Makes a mistake from a symbol or word and its replacement. */
export const sign = (pattern: RegExp, fix: string): CommonMistake => ({
  pattern,
  advice: (written) => `BQL has no ${written}. Write`,
  fix,
});

/** Returns the operator at the beginning of a text, and its value if that's short: `< 8`. */
export const testIn = (text: string) =>
  /^(?:NOT\s+)?(?:[=<>!]+|IN\s+(?:LAST|NEXT)|STARTS\s+WITH|ENDS\s+WITH|\w+)\s*(?:"[^"\n]{0,40}"|\d+(?:\s+(?:minute|hour|day|week|month|year)s?)?(?:\.\d+)?|\[[^\]\n]{0,60}\])?/i
    .exec(text)?.[0]
    .trim() ?? '';

/** Matches conditions that AND joins, in the same WHERE. */
export const otherConditions = String.raw`(?:(?!\b(?:OR|THAT|OPTIONALLY|(?<!\b(?:STARTS|ENDS)\s{1,9})WITH|RETURN|ORDER|SKIP|LIMIT)\b|\w\s{0,9}\()[^]){1,300}?`;

/** Returns conditions that AND joins, without one of them. */
export function conditionsWithout(condition: string, conditions: string): string {
  const [before = '', after = ''] = conditions.split(condition);
  return [before.replace(/\s*\bAND\s*$/i, ''), after.replace(/^\s*AND\b\s*/i, '')]
    .map((each) => each.trim())
    .filter(Boolean)
    .join(' AND ');
}
