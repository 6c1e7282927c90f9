import {EOF, type IRecognitionException, type IToken, Lexer} from 'chevrotain';
import type {Condition, Query, Range, SortKey} from './ast';
import {buildCondition, buildQuery, buildSortKeys} from './build';
import type {Fault} from './fault';
import {grammar} from './grammar';
import {leftOver} from './messages';
import {tokens} from './tokens';

/** What a text says, as far as it could be read. */
export interface Parsed<T> {
  /** Undefined where a fault leaves nothing to work with. */
  value?: T;
  faults: Fault[];
}

type Stumble = IRecognitionException & {previousToken?: IToken};

/** Texts longer than this are refused, so that a page never hangs on one. */
export const maxLength = 20_000;
/** Parentheses deeper than this are refused: each level takes room on the stack. */
const maxDepth = 200;

const lexer = new Lexer(tokens, {positionTracking: 'onlyOffset', ensureOptimizations: true});

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
  const strange = errors.map(({offset, length}) =>
    fault({start: offset, end: offset + length}, strangeText(text.slice(offset, offset + length))),
  );
  const deep = tooDeep(found);
  if (deep) return {faults: [...strange, deep]};
  grammar.allowsBareWords = allowBareWords;
  grammar.input = found;
  const node = rule();
  const faults = [
    ...strange,
    ...realErrors(grammar.errors).map((error) => {
      const advice = error.message.startsWith(leftOver) ? ` ${adviceOnRest}` : '';
      return fault(rangeOf(error), error.message + advice);
    }),
  ].sort((a, b) => a.start - b.start);
  return {value: faults.length === 0 ? build(node as never) : undefined, faults};
}

/** That text is left over says nothing new after another error. */
function realErrors(errors: IRecognitionException[]): IRecognitionException[] {
  const real = errors.filter(({name}) => name !== 'NotAllInputParsedException');
  return real.length > 0 ? real : errors;
}

const fault = (range: Range, message: string): Fault => ({...range, severity: 'error', message});

function tooDeep(found: IToken[]): Fault | undefined {
  let depth = 0;
  for (const {image, startOffset} of found) {
    if (image === '(') depth += 1;
    if (image === ')') depth -= 1;
    if (depth > maxDepth)
      return fault(
        {start: startOffset, end: startOffset + 1},
        `Parentheses are nested more than ${maxDepth} deep.`,
      );
  }
  return undefined;
}

/** What readers bring from other languages, and what to write instead. */
function strangeText(text: string): string {
  if (text.startsWith("'"))
    return 'Single quotes are not quotes. Put texts in double quotes: "High".';
  if (text.startsWith('"')) return 'This text has no closing double quote.';
  if (text.startsWith('&')) return 'BQL has no &. Write AND.';
  if (/^[“”„]/.test(text))
    return 'Curly quotes are not quotes. Use straight double quotes: "High".';
  return `${text.slice(0, 20)} means nothing here.`;
}

/** Where the parser stumbled; at the end of the text, its last token. */
function rangeOf({token, previousToken}: Stumble): Range {
  const at = token.tokenType === EOF ? previousToken : token;
  if (!at || Number.isNaN(at.startOffset)) return {start: 0, end: 0};
  return {start: at.startOffset, end: at.startOffset + at.image.length};
}
