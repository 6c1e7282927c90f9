import {EOF, type IToken} from 'chevrotain';
import {type Fault, faultAt} from './fault';
import {NumberLiteral, StringLiteral, tokenOf} from './tokens';

/**
 * Deeper nesting is rejected. Each level without its closing parenthesis takes the parser 9 kB of stack, and a worker
 * has 500 kB in Chromium. The time to complete a query grows with the square of its depth.
 */
export const maxDepth = 30;
export const maxSigns = 300;

/** A chain of arithmetic becomes a tree as deep as its number of operators. */
export function tooManySigns(found: IToken[]): Fault | undefined {
  const last = found.filter(({tokenType}) => arithmetic.has(tokenType))[maxSigns];
  return last && faultAtToken(last, `A query can have at most ${maxSigns} arithmetic operators.`);
}

const arithmetic = new Set(['+', '-', '*', '/', 'ADD', 'SUB', 'MULT', 'DIV'].map(tokenOf));

/** Returns a fault for nesting that's too deep: parentheses, CASE, and signs before a number. */
export function tooDeep(found: IToken[]): Fault | undefined {
  let depth = 0;
  let signs = 0;
  let before = EOF;
  for (const token of found) {
    const {tokenType} = token;
    if (opening.has(tokenType)) depth += 1;
    // After a dot or AS, END is a name.
    if (closing.has(tokenType) && !beforeNames.has(before)) depth = Math.max(0, depth - 1);
    before = tokenType;
    signs = tokenType === minus ? signs + 1 : 0;
    if (depth + signs > maxDepth)
      return faultAtToken(
        token,
        `This is nested more than ${maxDepth} levels deep. Split the query, or compute a part in WITH.`,
      );
  }
  return undefined;
}

const opening = new Set(['(', '[', 'CASE'].map(tokenOf));
const closing = new Set([')', ']', 'END'].map(tokenOf));
const beforeNames = new Set(['.', 'AS'].map(tokenOf));
const minus = tokenOf('-');

/** Returns faults that the grammar allows although the query can't be valid. */
export function wrongWithToken(token: IToken, index: number, all: IToken[]): Fault[] {
  switch (token.tokenType) {
    case StringLiteral:
      return wrongWithText(token);
    case NumberLiteral:
      return wrongWithCount(token, all[index - 1]);
    default:
      return [];
  }
}

/** `\\d` would be read as `d`, which wouldn't find what the reader wants. */
function wrongWithText(token: IToken): Fault[] {
  if (/^(?:[^\\]|\\["\\])*$/.test(token.image)) return [];
  const fix = token.image.replace(/\\(["\\])|\\/g, (all, escaped) => (escaped ? all : '\\\\'));
  return [faultAtToken(token, `Write each backslash in text twice: ${fix}.`, fix)];
}

/** Checks the number of rows to skip or to show, and of units in a span of time. */
function wrongWithCount(token: IToken, before: IToken | undefined): Fault[] {
  const rule = before && counts.get(before.tokenType);
  if (!rule) return [];
  const count = Number(token.image);
  if (!Number.isInteger(count) || count < rule.least) return [faultAtToken(token, rule.message)];
  if (count < 10 ** mostDigits) return [];
  const where = before.tokenType.LABEL;
  return [faultAtToken(token, `The number after ${where} can have at most ${mostDigits} digits.`)];
}

/** JavaScript counts more digits than this only roughly. */
const mostDigits = 15;

const span = {
  least: 1,
  message: 'Write a span of time as a whole number above 0 and a unit, such as 30 days.',
};
/** What a number must be, by the word before it. */
const counts = new Map([
  [tokenOf('SKIP'), {least: 0, message: 'SKIP takes a whole number.'}],
  [tokenOf('LIMIT'), {least: 1, message: 'LIMIT takes a whole number above 0.'}],
  [tokenOf('IN LAST'), span],
  [tokenOf('IN NEXT'), span],
]);

const faultAtToken = ({startOffset: start, image}: IToken, message: string, fix?: string) =>
  faultAt({start, end: start + image.length}, message, fix);
