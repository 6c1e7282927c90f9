import {RE2JS} from 're2js';
import type {Literal} from '../syntax/ast';
import {type Fault, faultAt} from '../syntax/fault';

/**
 * Checks the pattern of `=~`. Rejects patterns that RE2 can't match in one pass, and patterns that RE2 and Java
 * interpret differently.
 *
 * @param name the tested attribute, used in the advice
 */
export function checkPattern(literal: Literal, name: string): Fault[] {
  const pattern = String(literal.value);
  const message = readOtherwise(pattern) ?? whatIsWrong(pattern, name);
  return message ? [faultAt(literal, message)] : [];
}

/**
 * Finds syntax that RE2 and Java both accept but interpret differently: `&&` and another `[` in brackets, octals, and
 * some flags.
 */
function readOtherwise(pattern: string): string | undefined {
  const pieces = pattern.match(pieceOfPattern) ?? [];
  let isInside = false;
  for (const piece of pieces) {
    if (piece.startsWith('\\0'))
      return `${doubled(piece)} is an octal number, which BQL doesn't support. Write \\\\x and two hexadecimal digits.`;
    if (!isInside && piece.startsWith('{,'))
      return `${piece} has no lower number. Write {0${piece.slice(1)}.`;
    if (!isInside && piece.startsWith('(?')) return `(?U) isn't valid in a pattern. ${groups}`;
    const opens = piece.startsWith('[') && !piece.startsWith('[:');
    if (isInside && piece === '&&')
      return "Patterns can't have && in brackets. Write the characters that remain, or join two conditions with AND.";
    if (isInside && opens)
      return String.raw`Brackets can't be nested. Write all characters in one pair, and [ itself as \\[.`;
    if (opens) isInside = true;
    else if (piece === ']') isInside = false;
  }
  return undefined;
}

const pieceOfPattern =
  /\\Q.*?(?:\\E|$)|\\0\d*|\\.|\[:\^?\w+:\]|\[\^?\]?|&&|\{,\d+\}|\(\?[a-zA-Z-]*U[a-zA-Z-]*[:)]|./gs;

const doubled = (part: string) => part.replaceAll('\\', '\\\\');

const groups = 'A group is (…) or (?:…). The flags are (?i), (?m), and (?s).';

function whatIsWrong(pattern: string, name: string): string | undefined {
  try {
    RE2JS.compile(pattern);
    return undefined;
  } catch (error) {
    const {error: reason = '', input} = error as {error?: string; input?: string | null};
    return explain(reason, input ?? '', pattern, name);
  }
}

const runsAway = "can run for minutes on long text, so BQL doesn't support it.";

/** Explains in plain words why RE2 rejects a pattern. Backslashes are doubled, as in a query. */
function explain(reason: string, part: string, pattern: string, name: string): string {
  const shown = doubled(part);
  if (part.startsWith('(?!') || part.startsWith('(?<!')) return negativeLook(part, pattern, name);
  if (part.startsWith('(?=') || part.startsWith('(?<='))
    return `${part.startsWith('(?=') ? 'Lookahead, (?=…),' : 'Lookbehind, (?<=…),'} ${runsAway} Test each part with a separate =~, joined with AND.`;
  if (part.startsWith('(?>'))
    return `An atomic group, (?>…), isn't needed, because BQL patterns are always fast. Write (?:…).`;
  if (part.startsWith('(?')) return `${shown} isn't valid in a pattern. ${groups}`;
  if (/^\\[1-9k]/.test(part))
    return `A backreference, ${shown}, ${runsAway} Repeat what it refers to.`;
  switch (reason) {
    case 'invalid nested repetition operator':
      return part.endsWith('+')
        ? `${shown} is possessive, which isn't needed, because BQL patterns are always fast. Write ${shown.slice(0, -1)}.`
        : `${shown} repeats a repetition. Keep one, or put the first in (…).`;
    case 'missing argument to repetition operator':
      return `${shown} has nothing before it to repeat. Write .* for any text, or \\\\${part} for the character itself.`;
    case 'invalid repeat count':
      return `${shown} isn't a valid count. A part can repeat at most 1,000 times in total, and the lower number comes first.`;
    case 'missing closing )':
      return String.raw`A ( is never closed. Write ) where the group ends, or \\( for the character itself.`;
    case 'unexpected )':
      return String.raw`A ) closes nothing. Remove it, or write \\) for the character itself.`;
    case 'missing closing ]':
      return String.raw`A [ is never closed. Write ] after the characters, or \\[ for the character itself.`;
    case 'trailing backslash at end of expression':
      return String.raw`The pattern ends with a backslash. Write \\\\ for the character itself.`;
    case 'invalid character class range':
      return part.startsWith('\\')
        ? `BQL has no class ${shown}. Write a class such as [A-Za-z], \\\\d, \\\\w, or \\\\p{L}.`
        : `${shown} runs backward. Write the lower character first.`;
    case 'invalid escape sequence':
      return `${shown} isn't valid in a pattern. ${instead[part] ?? 'Write the character itself, or a class in brackets.'}`;
    default:
      return `${shown || pattern} isn't valid in a pattern.`;
  }
}

function negativeLook(part: string, pattern: string, name: string): string {
  const isAhead = part.startsWith('(?!');
  const what = isAhead ? 'Lookahead, (?!…),' : 'Lookbehind, (?<!…),';
  const [, start] = /^\^?\(\?!([\w -]+)\)\.\*\$?$/.exec(pattern) ?? [];
  const advice = start
    ? `${name} NOT STARTS WITH "${start}"`
    : `NOT ${name} =~ "…", with a pattern for what to exclude`;
  return `${what} ${runsAway} Write ${advice}.`;
}

/** Java escapes that RE2 doesn't support, with their replacements. */
const instead: Record<string, string> = {
  '\\h': String.raw`Write [ \\t].`,
  '\\R': String.raw`Write \\r?\\n.`,
  '\\Z': 'Write $.',
  '\\u': String.raw`Write \\x{00E9} for é.`,
};
