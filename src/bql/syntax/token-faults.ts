import {EOF, type IToken} from 'chevrotain';
import {type Fault, faultAt} from './fault';
import {NumberLiteral, StringLiteral, tokenOf} from './tokens';

/** What is nested deeper is refused: each level takes room on the stack. */
export const maxDepth = 100;
export const maxSigns = 300;

/** A chain of arithmetic is a tree as deep as it has signs. */
export function tooManySigns(found: IToken[]): Fault | undefined {
  const last = found.filter(({tokenType}) => arithmetic.has(tokenType))[maxSigns];
  return last && faultAtToken(last, `A query can have at most ${maxSigns} arithmetic operators.`);
}

const arithmetic = new Set(['+', '-', '*', '/', 'ADD', 'SUB', 'MULT', 'DIV'].map(tokenOf));

/** Whatever stands in something of its own kind: parentheses, CASE, and signs before a number. */
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

/** What the grammar lets through, though no query can mean it. */
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

/** `\\d` would be read as `d`, and never find what it looks for. */
function wrongWithText(token: IToken): Fault[] {
  if (/^(?:[^\\]|\\["\\])*$/.test(token.image)) return [];
  const fix = token.image.replace(/\\(["\\])|\\/g, (all, escaped) => (escaped ? all : '\\\\'));
  return [faultAtToken(token, `Write each backslash in text twice: ${fix}.`, fix)];
}

/** Of the rows to omit or to show at most. */
function wrongWithCount(token: IToken, before: IToken | undefined): Fault[] {
  const isWhole = Number.isInteger(Number(token.image));
  switch (before?.tokenType) {
    case tokenOf('SKIP'):
      return isWhole ? [] : [faultAtToken(token, 'SKIP takes a whole number.')];
    case tokenOf('LIMIT'):
      return isWhole && Number(token.image) > 0
        ? []
        : [faultAtToken(token, 'LIMIT takes a whole number above 0.')];
    default:
      return [];
  }
}

const faultAtToken = ({startOffset: start, image}: IToken, message: string, fix?: string) =>
  faultAt({start, end: start + image.length}, message, fix);
