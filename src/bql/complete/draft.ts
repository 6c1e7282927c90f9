import type {IToken} from 'chevrotain';
import {type BoundQuery, bindQuery} from '../bind/bind';
import type {Scope} from '../bind/scope';
import type {Name, Path, Projection, Query, Source, Step} from '../syntax/ast';
import {parseQuery} from '../syntax/parse';
import {Identifier, tokenOf} from '../syntax/tokens';
import type {CompletionData} from './completion';

/** What the tokens before the cursor mean, even if some are missing or wrong. */
export interface QueryDraft {
  /**
   * The sources, the steps, and the complete WITHs before the clause. The last step might lack its verb or its model.
   */
  query: BoundQuery;
  /** The clause at the cursor, starting with its first word. */
  clause: IToken[];
  /** The RETURN columns, if RETURN is before the clause. */
  returned?: Projection;
  /** What names mean in the clause. */
  scope: Scope;
}

const clauseStarts = new Set(
  ['FIND', 'THAT', 'WHERE', 'WITH', 'RETURN', 'ORDER BY', 'SKIP', 'LIMIT'].map(tokenOf),
);
export const is = (token: IToken | undefined, word: string) => token?.tokenType === tokenOf(word);

/** Reads as much of a query as possible from its first tokens. */
export function draftOf(tokens: IToken[], text: string, {udm}: CompletionData): QueryDraft {
  const starts = tokens.flatMap((token, index) =>
    clauseStarts.has(token.tokenType) ? [index] : [],
  );
  const begins = starts.at(-1) ?? 0;
  const projections = starts.flatMap((start, index): {word: string; value: Projection}[] => {
    const word = is(tokens[start], 'WITH') ? 'with' : is(tokens[start], 'RETURN') ? 'return' : '';
    const end = starts[index + 1];
    if (!word || end === undefined) return [];
    const value = projectionOf(text.slice(tokens[start]?.startOffset, tokens[end]?.startOffset));
    return value ? [{word, value}] : [];
  });
  const withs = projections.filter(({word}) => word === 'with').map(({value}) => value);
  const query = bindQuery({...queryOf(tokens), with: withs}, udm);
  const isInPath = is(tokens[begins], 'WHERE') && withs.length === 0;
  return {
    query,
    clause: tokens.slice(beginningOfStep(tokens, begins)),
    returned: projections.find(({word}) => word === 'return')?.value,
    scope: isInPath ? (query.steps.at(-1) ?? query).scope : query.result,
  };
}

/** Returns the index of a step's AND or OPTIONALLY. */
function beginningOfStep(tokens: IToken[], start: number): number {
  if (!is(tokens[start], 'THAT')) return start;
  const optional = is(tokens[start - 1], 'OPTIONALLY') ? start - 1 : start;
  return is(tokens[optional - 2], 'AND') ? optional - 2 : optional;
}

function projectionOf(clause: string): Projection | undefined {
  const query = parseQuery(`FIND Model ${clause}`).value;
  return query?.with[0] ?? query?.return;
}

function queryOf(tokens: IToken[]): Query {
  const find = tokens.findIndex((token) => is(token, 'FIND'));
  return {
    start: 0,
    end: 0,
    find: sourceAt(tokens, find < 0 ? tokens.length : find + 1),
    steps: tokens.flatMap((token, index) => (is(token, 'THAT') ? [stepAt(tokens, index)] : [])),
    with: [],
    orderBy: [],
  };
}

function stepAt(tokens: IToken[], that: number): Step {
  const start = beginningOfStep(tokens, that);
  const negated = is(tokens[that + 1], 'NOT');
  const verb = tokens[that + (negated ? 2 : 1)];
  const sign = tokens[that + (negated ? 3 : 2)];
  const direction = is(sign, '>>') ? 'out' : is(sign, '<<') ? 'in' : undefined;
  return {
    start: 0,
    end: 0,
    from: is(tokens[start], 'AND') ? nameAt(tokens[start + 1]) : undefined,
    optional: is(tokens[that - 1], 'OPTIONALLY'),
    negated,
    verb: nameAt(verb),
    direction,
    target: sourceAt(tokens, that + (negated ? 3 : 2) + (direction ? 1 : 0)),
  };
}

function sourceAt(tokens: IToken[], start: number): Source {
  const models: Name[] = [];
  let at = start;
  for (let name = nameAt(tokens[at]); name; name = nameAt(tokens[at])) {
    models.push(name);
    at += 1;
    if (!is(tokens[at], '|')) break;
    at += 1;
  }
  const alias = is(tokens[at], 'AS') ? nameAt(tokens[at + 1]) : undefined;
  return {start: 0, end: 0, models, alias};
}

function nameAt(token: IToken | undefined): Name | undefined {
  if (token?.tokenType !== Identifier) return undefined;
  return {text: token.image, start: token.startOffset, end: token.startOffset + token.image.length};
}

/** Returns the last path among some tokens: `v.riskScore` in `v.riskScore >=`. A trailing dot is ignored. */
export function lastPath(tokens: IToken[]): Path | undefined {
  const isName = (index: number) =>
    tokens[index]?.tokenType === Identifier || is(tokens[index - 1], '.');
  const last = tokens.findLastIndex((token, index) => !is(token, '.') && isName(index));
  if (last < 0) return undefined;
  let first = last;
  while (is(tokens[first - 1], '.')) first -= 2;
  const names = tokens
    .slice(Math.max(0, first), last + 1)
    .filter((token) => !is(token, '.'))
    .map(({image, startOffset}) => ({text: image, start: startOffset, end: startOffset}));
  return {kind: 'path', start: 0, end: 0, names};
}
