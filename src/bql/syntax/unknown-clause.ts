import type {IToken} from 'chevrotain';
import {aliasesIn} from './common-mistakes/common-mistake';
import type {Remedy} from './remedy';
import {Identifier, NumberLiteral, tokenOf} from './tokens';

/** Words that compute a value in other languages. */
const computing = /^(?:EVAL|LET|EXTEND|CALCULATE|COMPUTE|DEFINE|SET|ADD|DECLARE|DERIVE|ASSIGN)$/i;

const next = String.raw`(?=\s+(?:WHERE|THAT|OPTIONALLY|WITH|RETURN|ORDER\s+BY|SKIP|LIMIT)\b|\s*$)`;
const path = String.raw`[a-z_]\w*(?:\.\w+)*`;
const column = String.raw`(?:${path}|\w+\s*\([^()]*\))(?:\s+AS\s+(?:\w+|"[^"]*"))?`;

/**
 * Returns what to write instead of a clause that BQL doesn't have, from what follows its words: columns after SHOW,
 * a condition after FILTER, a model after INCLUDE.
 *
 * @param at the first word, where the parser stopped
 * @returns undefined if it doesn't look like a clause
 */
export function unknownClause(text: string, tokens: IToken[], at: IToken): Remedy | undefined {
  const [call] =
    new RegExp(String.raw`^\w+\s*\([^()]*\)${next}`).exec(text.slice(at.startOffset)) ?? [];
  const isReturned = /\bRETURN\b/i.test(text.slice(0, at.startOffset));
  if (call && !isReturned)
    return {
      message: `Write columns after RETURN: RETURN ${call.trim()}.`,
      range: {start: at.startOffset, end: at.startOffset + call.trimEnd().length},
      fix: `RETURN ${call.trim()}`,
    };
  const words = wordsFrom(tokens, at);
  const last = words.at(-1);
  if (!last) return undefined;
  const end = last.startOffset + last.image.length;
  const rest = text.slice(end);
  const found = (pattern: string) => new RegExp(`^\\s*${pattern}`, 'i').exec(rest)?.[0];
  const name = words
    .map(({image}) => image)
    .join(' ')
    .toUpperCase();
  const to = (written: string, fix: string, rule = 'Write'): Remedy => ({
    message: `BQL has no ${name}. ${rule}${fix && ` ${fix}`}.`,
    range: {start: at.startOffset, end: end + written.trimEnd().length},
    fix,
  });
  const before = text.slice(0, at.startOffset);
  if (/^(?:GR\w{3}|PARTITION)(?: BY)?$/.test(name) && isReturned)
    return to(found(String.raw`${path}(?:\s*,\s*${path})*`) ?? '', '', groups);
  const step = found(String.raw`(?:OPTIONALLY\s+)?THAT\s[\s\S]*?${next}`);
  if (step !== undefined && !/^\s*OPTIONALLY/i.test(step) && isOptional.test(name))
    return to(step, `OPTIONALLY ${step.trim()}`, keepsAll);
  if (step !== undefined) return to(step, step.trim());
  const target = found(String.raw`(?:THE\s+)?[A-Z]\w*(?:\s+AS\s+\w+)?${next}`);
  if (target && /^[A-Z]/.test(target.trim())) {
    const optional = isOptional.test(name) ? 'OPTIONALLY ' : '';
    return to(
      target,
      `${optional}THAT HAS ${target.trim()}`,
      optional ? keepsAll : 'Follow a relationship:',
    );
  }
  const value = found(String.raw`\w+\s*=(?!=)[\s\S]+?${next}`);
  if (value && computing.test(name)) return computedValue(name, value.trim(), before);
  const labeled = found(String.raw`[\s\S]+?\s+AS\s+\w+${next}`);
  if (labeled && computing.test(name)) {
    const [, code = '', label = ''] = /^([\s\S]+?)\s+AS\s+(\w+)$/i.exec(labeled.trim()) ?? [];
    return computedValue(name, `${label} = ${code}`, before);
  }
  const condition = found(
    String.raw`\(?(?:NOT\s+)?${path}\s*(?:[<>=!]|\b(?:NOT|IN|IS|LIKE|CONTAINS|STARTS|ENDS|EXISTS)\b)[\s\S]*?${next}`,
  );
  if (condition !== undefined && /UNLESS|EXCEPT/.test(name))
    return to(condition, `AND NOT (${condition.trim().replace(/^\((.*)\)$/, '$1')})`);
  if (condition !== undefined && !isReturned)
    return to(
      condition,
      `${/\bWHERE\b(?![\s\S]*\bTHAT\b)/i.test(before) ? 'AND' : 'WHERE'} ${condition.trim()}`,
    );
  const count = found(String.raw`\d+${next}`);
  if (count && /TAIL|LAST|BOTTOM/.test(name))
    return {
      message: `BQL has no ${name}. Sort the other way around, and write LIMIT ${count.trim()}.`,
    };
  if (count && /LIMIT|HEAD|TAKE|FIRST|TOP|ROWS?|MAX|SAMPLE|SIZE|ONLY|SHOW|GET/.test(name))
    return to(count, `LIMIT ${count.trim()}`);
  const keys = found(
    String.raw`(?:BY\s+)?${path}(?:\s+(?:ASC|DESC))?(?:\s*,\s*${path}(?:\s+(?:ASC|DESC))?)*${next}`,
  );
  if (keys && /SORT|ORDER|RANK/.test(name))
    return to(keys, `ORDER BY ${keys.trim().replace(/^BY\s+/i, '')}`);
  const columns = found(
    String.raw`(?:BY\s+)?(?:DISTINCT\s+)?${column}(?:\s*,\s*${column})*${next}`,
  );
  const isWord = at.image === at.image.toUpperCase();
  if (isReturned && isWord && columns) return {message: `BQL has no ${name}. Remove it.`};
  if (!columns || isReturned) return undefined;
  const list = columns.trim().replace(/^BY\s+/i, '');
  const isGrouped = /^\s*BY\s/i.test(columns) || /COUNT|GROUP|PARTITION/.test(name);
  return to(columns, `RETURN ${list}${isGrouped ? ', count(*)' : ''}`);
}

const groups = 'In RETURN, the columns next to an aggregate form the groups. Remove it';
const isOptional = /LEFT|OUTER|FULL|OPTION|MAYBE|POSSIBL/;
const keepsAll = 'To keep records without a related record, write';

/** Returns the words of a clause: `LEFT OUTER`, `SORTED BY`. The last one is before what the clause is about. */
function wordsFrom(tokens: IToken[], at: IToken): IToken[] {
  const rest = tokens.slice(tokens.indexOf(at));
  const count = rest.findIndex(
    ({tokenType, image}, index) =>
      index > 0 && (tokenType !== Identifier || image !== image.toUpperCase() || image.length < 2),
  );
  const following = rest[count];
  const isClause =
    [Identifier, tokenOf('WHEN')].includes(at.tokenType) &&
    following !== undefined &&
    [Identifier, NumberLiteral, ...begins].includes(following.tokenType);
  return isClause ? rest.slice(0, Math.min(count, 4)) : [];
}

const begins = ['THAT', 'OPTIONALLY', 'DISTINCT', 'NOT', '('].map(tokenOf);

/** Computes a value in WITH. A condition belongs in WHERE. */
function computedValue(name: string, written: string, before: string): Remedy {
  const [, label = 'n', code = ''] = /^(\w+)\s*=\s*([\s\S]+)$/.exec(written) ?? [];
  const wrong = `BQL has no ${name}.`;
  if (/[<>=]|\b(?:IN|LIKE|CONTAINS|EXISTS)\b/i.test(code))
    return {message: `${wrong} Write conditions after WHERE: WHERE ${code}.`};
  const aliases = aliasesIn(before);
  const passed = [...aliases, `${code} AS ${label}`].join(', ');
  return {
    message: `${wrong} Compute a value in WITH: WITH ${passed} RETURN ${[...aliases, label].join(', ')}.`,
  };
}
