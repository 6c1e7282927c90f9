import type {IToken} from 'chevrotain';
import {findFunction} from '../functions/find';
import {testIn} from './common-mistakes/common-mistake';
import {havingRemedy} from './having';
import type {Remedy} from './remedy';
import {Identifier, StringLiteral, tokenOf} from './tokens';
import {unknownClause} from './unknown-clause';

/** Returns what was probably meant by the text after a query's end. */
export function remedyForRest(text: string, tokens: IToken[], at: IToken): Remedy {
  const clause = tokens
    .slice(0, tokens.indexOf(at))
    .findLast(({tokenType}) => ranks.has(tokenType));
  if (ranks.has(at.tokenType))
    return (
      havingRemedy(text, tokens, at) ?? {
        ...inOrder(reordered(text, tokens)),
      }
    );
  if (at.image === ')') return {advice: 'This ) closes nothing. Remove it.', fix: ''};
  const unknown = unknownClause(text, tokens, at);
  if (unknown) return unknown;
  const isColumn = clause?.tokenType === tokenOf('RETURN') || clause?.tokenType === tokenOf('WITH');
  const next = tokens[tokens.indexOf(at) + 1];
  if (isColumn && at.tokenType === StringLiteral)
    return {advice: `To name a column, write AS ${at.image}.`, fix: `AS ${at.image}`};
  if (isColumn && at.tokenType === Identifier && /^[.(]$/.test(next?.image ?? ''))
    return {advice: 'Put a comma between columns.', fix: `, ${at.image}`};
  const called = isColumn ? callWithout(text, tokens, at) : undefined;
  if (called) return called;
  if (isColumn && at.tokenType === tokenOf('AND'))
    return {advice: 'Put a comma between columns.', fix: ','};
  if (isColumn && at.tokenType === Identifier)
    return {advice: `To name a column, write AS ${at.image}.`, fix: `AS ${at.image}`};
  if (isColumn && /^[=<>!]/.test(at.image))
    return {advice: 'To test a value, write WHERE before RETURN, or CASE WHEN … THEN … END.'};
  if (clause?.tokenType === tokenOf('WHERE'))
    return {advice: joinAdvice(text, at), fix: joinedBy(at, next)};
  if (clause && [tokenOf('LIMIT'), tokenOf('SKIP')].includes(clause.tokenType))
    return {advice: `${clause.image} takes only a number. Remove ${at.image}.`, fix: ''};
  const isPath = clause === undefined || clause.tokenType === tokenOf('THAT');
  if (isPath && (at.tokenType === Identifier || at.image === '.'))
    return {advice: 'Write conditions after WHERE, and columns after RETURN.'};
  return {advice: 'Check the order of the clauses.'};
}

/** Catches a function whose argument isn't in parentheses: `avg riskScore`. */
function callWithout(text: string, tokens: IToken[], at: IToken): Remedy | undefined {
  const first = tokens.indexOf(at);
  const [before, called] = tokens.slice(first - 2, first);
  const isFirst = before && /^(?:RETURN|WITH|DISTINCT|,)$/i.test(before.image);
  const name = called && isFirst ? findFunction(called.image)?.name : undefined;
  const [argument] = /^[a-z_][\w.]*/i.exec(text.slice(at.startOffset)) ?? [];
  if (!name || !called || !argument || at.tokenType !== Identifier) return undefined;
  const fix = `${name}(${argument})`;
  const range = {start: called.startOffset, end: at.startOffset + argument.length};
  return {message: `Put what a function takes in parentheses: ${fix}.`, range, fix};
}

/** Shows the next condition with AND before it. */
function joinAdvice(text: string, at: IToken): string {
  const rest = text.slice(at.startOffset).replace(/^[,;&\s]+/, '');
  const [path] =
    /^[a-z_][\w.]*\s*(?=[<>=!]|(?:NOT|IN|LIKE|CONTAINS|STARTS|ENDS|EXISTS)\b)/i.exec(rest) ?? [];
  return path
    ? `Join conditions with AND: AND ${path.trim()} ${testIn(rest.slice(path.length))}.`
    : 'Join conditions with AND.';
}

/** Shows clauses in their order. */
function inOrder(ordered: Pick<Remedy, 'range' | 'fix'> | undefined): Remedy {
  const code = ordered?.fix?.replace(/\s+/g, ' ') ?? '';
  const isShort = code !== '' && code.length < longestShown;
  return {
    advice: `Check the order of the clauses${isShort ? `: ${code}` : ''}.`,
    ...ordered,
  };
}

/** Longer code isn't read in a message. */
const longestShown = 200;

/** Returns AND before a further condition, instead of a comma or of nothing. */
function joinedBy(at: IToken, next: IToken | undefined): string | undefined {
  if (at.image === ',') return ' AND';
  const isTest =
    at.tokenType === Identifier &&
    next &&
    /^(?:[.=<>!]|\b(?:IN|LIKE|EXISTS|CONTAINS)\b)/i.test(next.image);
  return isTest ? `AND ${at.image}` : undefined;
}

/** The order of the clauses. Clauses of a path keep their written order. */
const ranks = new Map(
  [
    ...['WHERE', 'OPTIONALLY', 'THAT', 'WITH'].map((word) => [word, 0] as const),
    ...['RETURN', 'ORDER BY', 'SKIP', 'LIMIT'].map((word, index) => [word, index + 1] as const),
  ].map(([word, rank]) => [tokenOf(word), rank]),
);

/** Puts the clauses in order. Without a result, a clause after the path is there twice. */
function reordered(text: string, tokens: IToken[]): Pick<Remedy, 'range' | 'fix'> | undefined {
  const starts = tokens.filter(
    ({tokenType}, index) =>
      ranks.has(tokenType) ||
      (tokenType === tokenOf('AND') && beginsStep(tokens[index + 2]?.tokenType)),
  );
  const clauses = starts.map(({tokenType, startOffset}, index) => ({
    rank: ranks.get(tokenType) ?? 0,
    start: startOffset,
    text: text.slice(startOffset, starts[index + 1]?.startOffset).trim(),
  }));
  const ordered = clauses.toSorted((a, b) => a.rank - b.rank);
  const isTwice = ordered.some(({rank}, index) => rank > 0 && ordered[index + 1]?.rank === rank);
  const moved = clauses.findIndex((clause, index) => clause !== ordered[index]);
  const start = clauses[moved]?.start;
  if (isTwice || start === undefined) return undefined;
  const gap = text.includes('\n') ? '\n' : ' ';
  const fix = ordered.slice(moved).map((clause) => clause.text);
  return {range: {start, end: text.trimEnd().length}, fix: fix.join(gap)};
}

const beginsStep = (type: IToken['tokenType'] | undefined) =>
  type === tokenOf('THAT') || type === tokenOf('OPTIONALLY');
