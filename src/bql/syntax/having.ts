import type {IToken} from 'chevrotain';
import {aliasesIn} from './common-mistakes/common-mistake';
import {passedOn} from './foreign/having';
import type {Remedy} from './remedy';
import {Identifier, StringLiteral, tokenOf} from './tokens';

/** A column of RETURN, as written. */
interface Column {
  code: string;
  label?: IToken;
  /** The name that WITH can give it. Undefined if none is obvious. */
  name?: string;
}

/**
 * Returns what to write instead of a WHERE after RETURN that tests a column which RETURN names, as HAVING does in SQL:
 * `RETURN h.os, count(*) AS n WHERE n > 10`.
 *
 * @param at the clause after RETURN where the parser stopped
 */
export function havingRemedy(text: string, tokens: IToken[], at: IToken): Remedy | undefined {
  const first = tokens.findLastIndex(
    ({tokenType, startOffset}) => tokenType === tokenOf('RETURN') && startOffset < at.startOffset,
  );
  const last = tokens.indexOf(at);
  const where = tokens.findIndex(
    ({tokenType}, index) => index >= last && tokenType === tokenOf('WHERE'),
  );
  const isTested = [tokenOf('WHERE'), tokenOf('WITH')].includes(at.tokenType);
  if (first < 0 || where < 0 || !isTested) return undefined;
  const after = tokens.findIndex(({tokenType}, index) => index > where && ends.has(tokenType));
  const end = after < 0 ? tokens.length : after;
  const columns = columnsOf(text, tokens.slice(first + 1, last));
  const names = columns.map(({name}) => name);
  const tested = tokens
    .slice(where, end)
    .find(
      ({image, tokenType}, index, all) =>
        tokenType === Identifier &&
        all[index - 1]?.image !== '.' &&
        columns.some(({label}) => label?.image === image),
    );
  if (!tested) return undefined;
  if (names.includes(undefined) || new Set(names).size < names.length)
    return {advice: `Compute ${tested.image} in WITH, put this WHERE after it, and then RETURN.`};
  const aliases = aliasesIn(text.slice(0, tokens[first]?.startOffset));
  const condition = codeOf(text, tokens.slice(where, end));
  const better = `${passedOn(columns, aliases)} ${condition} RETURN ${names.join(', ')}`;
  const rest = columns.reduce(
    (all, {code, name}) => all.replaceAll(code, name ?? code),
    codeOf(text, tokens.slice(end)),
  );
  return {
    advice: `Compute ${tested.image} in WITH first: ${better}.`,
    range: {start: tokens[first]?.startOffset ?? 0, end: text.trimEnd().length},
    fix: `${better} ${rest}`.trimEnd(),
  };
}

const ends = new Set(['ORDER BY', 'SKIP', 'LIMIT', 'RETURN', 'WITH'].map(tokenOf));

function columnsOf(text: string, tokens: IToken[]): Column[] {
  const parts: IToken[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (token.image === '(' || token.image === '[') depth += 1;
    if (token.image === ')' || token.image === ']') depth -= 1;
    if (token.image === ',' && depth === 0) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.map((part) => columnOf(text, part));
}

/** A path is named after its attribute, and a call after its function. */
function columnOf(text: string, part: IToken[]): Column {
  const isLabeled = part.at(-2)?.tokenType === tokenOf('AS');
  const label = isLabeled ? part.at(-1) : undefined;
  const written = isLabeled ? part.slice(0, -2) : part;
  const code = codeOf(text, written);
  if (label)
    return {code, label, name: label.tokenType === StringLiteral ? undefined : label.image};
  const isPath = written.every(({tokenType, image}) => tokenType === Identifier || image === '.');
  const named = isPath ? written.at(-1) : written[0];
  const isName = named?.tokenType === Identifier;
  return {code, name: isName ? named.image.replace(/^[A-Z]+$/, lower) : undefined};
}

const lower = (word: string) => word.toLowerCase();

function codeOf(text: string, tokens: IToken[]): string {
  const [first] = tokens;
  const last = tokens.at(-1);
  return first && last ? text.slice(first.startOffset, last.startOffset + last.image.length) : '';
}
