import {EOF, type IRecognitionException, type IToken, Lexer} from 'chevrotain';
import type {Condition, Query, Range, SortKey} from './ast';
import {buildCondition} from './build/condition';
import {buildQuery, buildSortKeys} from './build/query';
import type {Fault} from './fault';
import {grammar} from './grammar';
import {habitsIn} from './habits';
import {leftOver} from './messages';
import {StringLiteral, tokenOf, tokens} from './tokens';

/** What a text says, as far as it could be read. */
export interface Parsed<T> {
  /** Undefined where a fault leaves nothing to work with. */
  value?: T;
  faults: Fault[];
}

type Stumble = IRecognitionException & {previousToken?: IToken};

/** Texts longer than this are refused, so that a page never hangs on one. */
export const maxLength = 20_000;
/** What is nested deeper is refused: each level takes room on the stack. */
const maxDepth = 100;
const maxSigns = 300;

const lexer = new Lexer(tokens, {positionTracking: 'full', ensureOptimizations: true});

/** Reads a BQL query. Never throws. */
export function parseQuery(text: string): Parsed<Query> {
  return parse(text, () => grammar.query(), buildQuery, 'Look at the order of the clauses.');
}

/**
 * Reads a condition: BCL, and the filters of the API.
 *
 * @param options `allowBareWords`: a value of one word needs no quotes, as in API filters
 */
export function parseCondition(text: string, {allowBareWords = false} = {}): Parsed<Condition> {
  return parse(
    text,
    () => grammar.condition(),
    buildCondition,
    'Put a value with spaces or signs in double quotes, and join conditions with AND or OR.',
    allowBareWords,
  );
}

/** Reads what may follow ORDER BY: `riskScore DESC, name`. */
export function parseSortKeys(text: string): Parsed<SortKey[]> {
  return parse(
    text,
    () => grammar.sortKeys(),
    buildSortKeys,
    'Write an attribute, then ASC or DESC, and a comma before the next.',
  );
}

function parse<T>(
  text: string,
  rule: () => unknown,
  build: (node: never) => T,
  adviceOnRest: string,
  allowBareWords = false,
): Parsed<T> {
  if (text.length > maxLength)
    return {
      faults: [
        fault(
          {start: 0, end: text.length},
          `A query has at most ${maxLength.toLocaleString('en')} characters.`,
        ),
      ],
    };
  const {tokens: found, errors} = lexer.tokenize(text);
  const deep = tooDeep(found) ?? tooManySigns(found);
  if (deep) return {faults: [deep]};
  grammar.allowsBareWords = allowBareWords;
  grammar.input = found;
  const node = rule();
  const unread = [
    ...errors.map(({offset, length}) =>
      fault({start: offset, end: offset + length}, strange(text.slice(offset, offset + length))),
    ),
    ...found.flatMap(backslashFaults),
  ];
  if (unread.length === 0 && grammar.errors.length === 0)
    return {value: build(node as never), faults: []};
  const stumbles = realErrors(grammar.errors).map((error) => {
    const advice = error.message.startsWith(leftOver) ? ` ${adviceOnRest}` : '';
    return fault(rangeOf(error), error.message + advice);
  });
  // The first that says something: what is known to be wrong explains the rest.
  const [faults = []] = [habitsIn(text), unread, stumbles].filter((some) => some.length > 0);
  return {faults: faults.sort((a, b) => a.start - b.start)};
}

/** That text is left over says nothing new after another error. */
function realErrors(errors: IRecognitionException[]): IRecognitionException[] {
  const real = errors.filter(({name}) => name !== 'NotAllInputParsedException');
  return real.length > 0 ? real : errors;
}

const fault = (range: Range, message: string): Fault => ({...range, severity: 'error', message});

/** A chain of arithmetic is a tree as deep as it has signs. */
function tooManySigns(found: IToken[]): Fault | undefined {
  const last = found.filter(({tokenType}) => arithmetic.has(tokenType))[maxSigns];
  return (
    last &&
    fault(
      {start: last.startOffset, end: last.startOffset + last.image.length},
      `A query has at most ${maxSigns} signs of arithmetic.`,
    )
  );
}

const arithmetic = new Set(['+', '-', '*', '/', 'ADD', 'SUB', 'MULT', 'DIV'].map(tokenOf));

/** Whatever stands in something of its own kind: parentheses, CASE, and signs before a number. */
function tooDeep(found: IToken[]): Fault | undefined {
  let depth = 0;
  let signs = 0;
  for (const [index, {tokenType, startOffset, image}] of found.entries()) {
    if (opening.has(tokenType)) depth += 1;
    // After a dot or AS, END is a name.
    const isName = [tokenOf('.'), tokenOf('AS')].includes(found[index - 1]?.tokenType ?? EOF);
    if (closing.has(tokenType) && !isName) depth = Math.max(0, depth - 1);
    signs = tokenType === tokenOf('-') ? signs + 1 : 0;
    if (depth + signs > maxDepth)
      return fault(
        {start: startOffset, end: startOffset + image.length},
        `This is nested more than ${maxDepth} deep. Split the query, or compute a part in WITH.`,
      );
  }
  return undefined;
}

const opening = new Set(['(', '[', 'CASE'].map(tokenOf));
const closing = new Set([')', ']', 'END'].map(tokenOf));

/** `\\d` would be read as `d`, and never find what it looks for. */
function backslashFaults({tokenType, image, startOffset}: IToken): Fault[] {
  if (tokenType !== StringLiteral || /^(?:[^\\]|\\["\\])*$/.test(image)) return [];
  const fix = image.replace(/\\(["\\])|\\/g, (all, escaped) => (escaped ? all : '\\\\'));
  return [
    {
      ...fault(
        {start: startOffset, end: startOffset + image.length},
        `A backslash in a text is written twice: ${fix}.`,
      ),
      fix,
    },
  ];
}

/** A text that no token begins with. */
function strange(text: string): string {
  if (text.startsWith('"')) return 'This text has no closing double quote.';
  return `${text.slice(0, 20)} means nothing here.`;
}

/** Where the parser stumbled; at the end of the text, its last token. */
function rangeOf({token, previousToken}: Stumble): Range {
  const at = token.tokenType === EOF ? previousToken : token;
  if (!at || Number.isNaN(at.startOffset)) return {start: 0, end: 0};
  return {start: at.startOffset, end: at.startOffset + at.image.length};
}
