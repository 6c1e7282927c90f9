import {EOF, type IRecognitionException, type IToken} from 'chevrotain';
import type {Condition, Query, Range, SortKey} from './ast';
import {quotedWords} from './bare-words';
import {buildCondition} from './build/condition';
import {buildQuery, buildSortKeys} from './build/query';
import {commonMistakesIn} from './common-mistakes/common-mistakes';
import {type Fault, faultAt, inOrder} from './fault';
import {foreignQuery} from './foreign/foreign-query';
import {grammar} from './grammar';
import {remedyForRest} from './left-over';
import {lexer} from './lexer';
import {leftOver} from './messages';
import {missingAliasOf, pathEndingAt} from './missing-alias';
import {clauseWords, misspelledWord, operatorWords} from './misspelled';
import type {Remedy} from './remedy';
import {reservedAlias} from './reserved-alias';
import {tooDeep, tooManySigns, wrongWithToken} from './token-faults';
import {unclosedGroup, unclosedText} from './unclosed';

/** The result of parsing a text. */
export interface Parsed<T> {
  /** Undefined if a fault left nothing usable. */
  value?: T;
  faults: Fault[];
}

interface ParseOptions {
  allowBareWords?: boolean;
  now?: Date;
}

type Stumble = IRecognitionException & {previousToken?: IToken};

/** Longer texts are rejected, so that a page never hangs. */
export const maxLength = 20_000;

/**
 * Parses a BQL query. Never throws.
 *
 * @param options `now`: the moment that words of other languages such as TODAY mean
 */
export function parseQuery(text: string, options: {now?: Date} = {}): Parsed<Query> {
  const parsed = parse(text, () => grammar.query(), buildQuery, remedyForRest, options);
  const isForeign = parsed.faults.length > 0 && text.length <= maxLength;
  const foreign = isForeign ? foreignQuery(text) : undefined;
  return foreign ? {faults: [foreign]} : parsed;
}

/**
 * Parses a condition: BCL, or an API filter.
 *
 * @param options `allowBareWords`: a one-word value doesn't need quotes, as in API filters; `now`: see
 *   {@link parseQuery}
 */
export function parseCondition(text: string, options: ParseOptions = {}): Parsed<Condition> {
  return parse(
    text,
    () => grammar.condition(),
    buildCondition,
    () => ({
      advice:
        'Put values with spaces or symbols in double quotes, and join conditions with AND or OR.',
    }),
    options,
  );
}

/** Parses the text after ORDER BY: `riskScore DESC, name`. */
export function parseSortKeys(text: string): Parsed<SortKey[]> {
  return parse(
    text,
    () => grammar.sortKeys(),
    buildSortKeys,
    () => ({
      advice: 'Write an attribute, then ASC or DESC, and put a comma before the next attribute.',
    }),
  );
}

function parse<T>(
  text: string,
  rule: () => unknown,
  build: (node: never) => T,
  remedyFor: (text: string, tokens: IToken[], at: IToken) => Remedy,
  options: ParseOptions = {},
): Parsed<T> {
  if (text.length > maxLength)
    return {
      faults: [
        faultAt(
          {start: 0, end: text.length},
          `A query can have at most ${maxLength.toLocaleString('en')} characters.`,
        ),
      ],
    };
  const {tokens: found, errors} = lexer.tokenize(text);
  const tooMuch = tooDeep(found) ?? tooManySigns(found);
  if (tooMuch) return {faults: [tooMuch]};
  grammar.allowsBareWords = options.allowBareWords ?? false;
  grammar.input = found;
  const node = rule();
  const unread = [
    ...errors.map(({offset, length}) => strange(text, offset, length)),
    ...found.flatMap(wrongWithToken),
  ];
  if (unread.length === 0 && grammar.errors.length === 0)
    return {value: build(node as never), faults: []};
  // The first list that isn't empty: a known mistake explains the other faults.
  const readUntil = Math.min(
    ...unread.map(({start}) => start),
    ...grammar.errors.map(({token}) => (token.tokenType === EOF ? text.length : token.startOffset)),
  );
  const stumbles = realErrors(grammar.errors);
  const [stumble] = stumbles;
  const misspelled = (words: string[]) =>
    stumble && misspelledWord(text, stumble.token, words, (fixed) => parses(fixed, rule));
  const clause = misspelled(clauseWords);
  if (clause) return {faults: [clause]};
  const reserved = stumble ? reservedAlias(text, found, stumble.token, stumble.message) : [];
  if (reserved.length > 0) return {faults: inOrder(reserved)};
  const known = [commonMistakesIn(text, {readUntil, now: options.now}), unread].find(
    (some) => some.length > 0,
  );
  if (known) return {faults: known.sort((a, b) => a.start - b.start)};
  const operator = misspelled(operatorWords);
  if (operator) return {faults: [operator]};
  const [group] = stumbles.flatMap(({message, token}) =>
    /^Expected [)\]] /.test(message)
      ? (unclosedGroup(text, found, token, (fixed) => parses(fixed, rule)) ?? [])
      : [],
  );
  if (group) return {faults: [group]};
  const faults = stumbles.flatMap((error): Fault | Fault[] => {
    const {message, token, context, previousToken}: Stumble = error;
    if (!message.startsWith(leftOver)) {
      const path = context.ruleStack.at(-1) === 'test' ? pathEndingAt(found, previousToken) : [];
      if (path.length > 1) return untested(error, path, found);
      const [, word] = /^Expected ([A-Z]+) /.exec(message) ?? [];
      const inserted = word && withWord(word, text, error, rule);
      if (inserted) return faultAt(rangeOf(error), message, inserted);
      const isValue = context.ruleStack.at(-1) === 'value';
      const better = isValue ? quotedWords(text, found, token) : undefined;
      return faultAt(better?.range ?? rangeOf(error), message, better?.fix);
    }
    const remedy = remedyFor(text, found, token);
    const range = remedy.range ?? rangeOf(error);
    const fixed = text.slice(0, range.start) + remedy.fix + text.slice(range.end);
    const fix = remedy.fix !== undefined && parses(fixed, rule) ? remedy.fix : undefined;
    return faultAt(range, remedy.message ?? `${message} ${remedy.advice}`, fix);
  });
  return {faults: inOrder(faults)};
}

/** Explains a path that nothing tests. If its alias is missing, that's the first thing to know. */
function untested(error: Stumble, path: IToken[], tokens: IToken[]): Fault[] {
  const whole = path.map(({image}) => image).join('');
  const last = path.at(-1)?.image ?? '';
  const message = error.message
    .replace(` after ${last},`, ` after ${whole},`)
    .replace(` write ${last} = `, ` write ${whole} = `);
  const missing = missingAliasOf(tokens, path);
  const fault = faultAt(rangeOf(error), message);
  return missing ? [missing, fault] : [fault];
}

/** Inserts a word where the parser expects it, such as THEN or END, if that's all that's missing. */
function withWord(
  word: string,
  text: string,
  error: Stumble,
  rule: () => unknown,
): string | undefined {
  const {start, end} = rangeOf(error);
  const there = text.slice(start, end);
  const fix = error.token.tokenType === EOF ? `${there} ${word}` : `${word} ${there}`;
  return parses(text.slice(0, start) + fix + text.slice(end), rule) ? fix : undefined;
}

/** Whether a text has no faults, without saying which ones it has. */
function parses(text: string, rule: () => unknown): boolean {
  const {tokens: found, errors} = lexer.tokenize(text);
  if (errors.length > 0 || found.flatMap(wrongWithToken).length > 0) return false;
  grammar.input = found;
  rule();
  return grammar.errors.length === 0;
}

/** After another error, a fault about leftover text adds nothing. */
function realErrors(errors: IRecognitionException[]): IRecognitionException[] {
  const real = errors.filter(({name}) => name !== 'NotAllInputParsedException');
  return real.length > 0 ? real : errors;
}

/** Returns a fault for text that doesn't begin any token. */
function strange(text: string, start: number, length: number): Fault {
  if (text[start] === '"') return unclosedText(text, start);
  const end = start + length;
  const sign = text.slice(start, Math.min(end, start + 20));
  if (/^\$\w/.test(text.slice(start)))
    return faultAt({start, end}, 'BQL has no variables. Write the value itself.');
  const isOperator = /^[~^$%@?!:]+$/.test(sign) && /\bWHERE\b/i.test(text.slice(0, start));
  return faultAt(
    {start, end},
    isOperator
      ? `BQL has no ${sign}. Compare with =, !=, <, <=, >, >=, IN, or CONTAINS.`
      : `${sign} isn't valid here.`,
  );
}

/** Returns the range where the parser failed. At the end of the text, it's the last token. */
function rangeOf({token, previousToken}: Stumble): Range {
  const at = token.tokenType === EOF ? previousToken : token;
  if (!at || Number.isNaN(at.startOffset)) return {start: 0, end: 0};
  return {start: at.startOffset, end: at.startOffset + at.image.length};
}
