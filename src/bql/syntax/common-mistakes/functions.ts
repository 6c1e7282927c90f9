import {howToGroupByDate} from '../../functions/periods';
import {countOf} from '../foreign/counts';
import {namedModel} from '../foreign/model-names';
import {itemsOf} from '../foreign/parts';
import {wholePattern} from '../text-tests';
import {
  aliasesIn,
  type CommonMistake,
  type Context,
  conditionsWithout,
  name,
  otherConditions as others,
  words,
} from './common-mistake';

const counted = String.raw`(?:COUNT|SUM|AVG|MIN|MAX|SIZE|LEN|LENGTH|MVCOUNT)\s*\(\s*(?:DISTINCT\s+)?(?:\*|${name})\s*\)\s*[<>=!]+\s*\d+(?:\.\d+)?`;

const constant = String.raw`(?:"[^"\n]*"|-?\d+(?:\.\d+)?(?![\w.-])|\b(?:TRUE|FALSE)\b)`;

/** Functions of other languages for what BQL writes with an operator or a clause. */
export const functionMistakes: CommonMistake[] = [
  {
    pattern: words`\bCAST\s*\(\s*${name}\s+AS\s+\w+\s*\)|(?<![\w.])${name}\s*::\s*\w+`,
    advice: 'Write',
    fix: converted,
  },
  {
    pattern: words`\b(?:IIF|IFF|IFS|IF)\s*\((?:[^()]|\([^()]*\))*\)`,
    advice: (written) => `BQL has no ${/^\w+/.exec(written)?.[0].toUpperCase()}. Write`,
    fix: caseOf,
    example: 'CASE WHEN h.riskScore > 7 THEN "High" ELSE "Other" END',
  },
  {
    pattern: words`\bSUM_?IF\s*\([^(),]*,[^(),]*[<>=][^(),]*\)`,
    advice: 'BQL has no SUMIF. Write',
    fix: summedCases,
  },
  {
    pattern: words`\b(?:COUNT|SUM|AVG|MIN|MAX)\s*\([^()]*\)\s*OVER\s*\(\s*PARTITION\s+BY\s+[\w.,\s]*\)(?<!\bORDER\s+BY\b[^()]{0,200})`,
    advice:
      'BQL has no OVER. In RETURN, the columns next to an aggregate form the groups. Write only',
    fix: (written) => /^[^)]*\)/.exec(written)?.[0],
  },
  {
    pattern: words`(?<=\)\s{0,9})OVER\s*\([^()]*\)`,
    advice:
      "BQL has no OVER: a row can't be compared with other rows. In RETURN, the columns next to an aggregate form the groups.",
  },
  {
    pattern: words`(?<=\bWHERE\s{1,9})(?:AND|OR)\s*\((?:[^()]|\([^()]*\))*\)`,
    advice: (written) => `Write ${/^\w+/.exec(written)?.[0].toUpperCase()} between conditions:`,
    fix: between,
  },
  {
    pattern: words`\b(?:BIN|BUCKET|TIME_?BUCKET|FLOOR|WINDOW)\s*\(\s*${name}\s*,\s*\d+\s*(?:m|h|d|w|mon)\s*\)`,
    advice: (written) => {
      const fix = periodOf(written);
      return fix ? `For a part of a date, write ${fix}.` : howToGroupByDate(pathIn(written));
    },
    fix: periodOf,
  },
  {
    pattern: words`(?:"[^"\n]*"\s*=\s*)?\b(?:ANY|SOME|ARRAY_?CONTAINS|HAS|MEMBER|LIST_?CONTAINS|INCLUDES|MVFIND)\s*\(\s*${name}\s*(?:,\s*"[^"\n]*"\s*)?\)(?:\s*=\s*"[^"\n]*")?`,
    advice: 'For a value of a list, write',
    fix: containing,
    example: 'tags CONTAINS ANY ["pci"]',
  },
  {
    pattern: words`\b(?:ANY|SOME|NONE|ALL)\s*\(\s*\w+\s+IN\s+${name}\s+WHERE\s+\w+\s*=\s*"[^"\n]*"\s*\)`,
    advice: 'For a value of a list, write',
    fix: containing,
  },
  {
    pattern: words`(?<![\w.])${name}\s*\[\s*\d+\s*\](?:\s*=\s*"[^"\n]*")?`,
    advice: (written, {before}) =>
      inResult(before)
        ? `${/\[\s*0\s*\]$/.test(written) ? '' : 'BQL has no position in a list. '}For the first value, write`
        : 'BQL has no position in a list. For a value of a list, write',
    fix: (written, {before}) => (inResult(before) ? headOf(written) : containing(written)),
    example: (written) =>
      /"/.test(written) ? 'tags CONTAINS ANY ["pci"]' : `head(${/^[\w.]+/.exec(written)?.[0]})`,
  },
  {
    pattern: words`\b(?:TRUE|FALSE)\s*\(\s*\)`,
    advice: 'Write it without parentheses:',
    fix: (written) => /^\w+/.exec(written)?.[0].toLowerCase(),
  },
  {
    pattern: words`\b(?:COALESCE|IFNULL|NVL|ISNULL)\s*\(\s*${name}\s*,\s*${constant}\s*\)\s*(?:==?|!=|<>|[<>]=?)\s*${constant}`,
    advice: "Functions can't be used in a condition. Test the attribute itself:",
    fix: withoutDefault,
    isFixOnly: true,
  },
  {
    pattern: words`(?:\bNOT\s+|!\s*)?\b(?:IS_?(?:NOT_?)?(?:NULL|EMPTY|BLANK|MISSING)(?:_?OR_?(?:EMPTY|BLANK))?)\s*\(\s*${name}\s*\)(?:\s*=\s*(?:1\b|TRUE\b))?`,
    advice: (written) => `BQL has no ${/\bIS\w+/i.exec(written)?.[0]}. Write`,
    fix: existenceOf,
  },
  {
    pattern: words`\b(?:STARTS_?WITH|ENDS_?WITH|CONTAINS|LIKE|MATCH(?:ES)?|REGEXP?_?(?:LIKE|MATCH(?:ES)?))\s*\(\s*${name}\s*,\s*"[^"\n]*"\s*\)`,
    advice: 'Write the attribute before the operator:',
    fix: operatorOf,
  },
  {
    pattern: words`(?<=\bAS\s{1,9}\w{1,60}\s{1,9})WHERE\s+(?:${others}\s{1,9}AND\s{1,9})?${counted}(?:\s{1,9}AND\s{1,9}${others})?(?:\s*$|\s+(?:RETURN|ORDER|SKIP|LIMIT)\b[^]*)`,
    advice: (written) =>
      `${/\b(?:SUM|AVG|MIN|MAX)\s*\(/i.test(written) ? 'Compute it' : 'Count'} in WITH first:`,
    fix: countedFirst,
    example: 'THAT HAS Finding AS f WITH h, count(f) AS n WHERE n > 5 RETURN h, n',
  },
  {
    pattern: words`\b(?:SUM|AVG|COUNT)(?:_?IF)?\s*\((?=[^()]*(?:[<>=]|\b(?:IN|LIKE|CONTAINS|EXISTS|STARTS|ENDS|IS)\b))(?!\s*CASE\b)[^(),]*\)`,
    advice: 'An aggregate takes a value, not a condition. Write',
    fix: casesOf,
  },
];

/** Whether the last clause is WITH, RETURN, or ORDER BY. */
const inResult = (before: string) =>
  /(?:\bRETURN|(?<!\b(?:STARTS|ENDS)\s{1,9})\bWITH|\bBY)\s(?:(?!\bWHERE\b)[\s\S]){0,900}$/i.test(
    before,
  );

/** Turns `h.owners[0]` into `head(h.owners)`. */
const headOf = (written: string) => {
  const [, path] = /^([\w.]+)\s*\[\s*0\s*\]$/.exec(written) ?? [];
  return path && `head(${path})`;
};

const pathIn = (call: string) => /\(\s*([\w.]+)/.exec(call)?.[1] ?? '';

/** Turns `bin(h.lastSeen, 1d)` into the day of a date. */
function periodOf(written: string): string | undefined {
  const [, unit = ''] = /,\s*1\s*(\w+)\s*\)$/.exec(written) ?? [];
  const length = {m: 16, h: 13, d: 10, mon: 7}[unit.toLowerCase()];
  return length === undefined ? undefined : `left(toString(${pathIn(written)}), ${length})`;
}

/** Turns `CAST(h.riskScore AS int)` and `h.riskScore::int` into `toInteger(h.riskScore)`. */
function converted(written: string): string {
  const [, path, type = ''] =
    /^(?:CAST\s*\(\s*)?([\w.]+)\s*(?:\bAS\b|::)\s*(\w+)/i.exec(written) ?? [];
  if (/int|long/i.test(type)) return `toInteger(${path})`;
  if (/float|double|decimal|num|real/i.test(type)) return `toFloat(${path})`;
  return /bool/i.test(type) ? `toBoolean(${path})` : `toString(${path})`;
}

/** Turns `IF(h.riskScore > 7, "a", "b")` into a CASE. */
function caseOf(written: string): string | undefined {
  const [when, result, otherwise, ...others] = argumentsOf(written);
  if (!when || !result || others.length > 0 || !/[<>=]|\b(?:IN|LIKE|EXISTS|CONTAINS)\b/i.test(when))
    return undefined;
  return `CASE WHEN ${when} THEN ${result}${otherwise ? ` ELSE ${otherwise}` : ''} END`;
}

/** Turns `SUMIF(h.riskScore, h.os = "Linux")` into a sum of a CASE. */
function summedCases(written: string): string {
  const [summed, when] = argumentsOf(written);
  return `sum(CASE WHEN ${when} THEN ${summed} ELSE 0 END)`;
}

/** Turns `OR(os = "a", os = "b")` into `(os = "a" OR os = "b")`. */
function between(written: string): string {
  const word = /^\w+/.exec(written)?.[0].toUpperCase();
  return `(${argumentsOf(written).join(` ${word} `)})`;
}

const argumentsOf = (call: string) =>
  itemsOf(call.slice(call.indexOf('(') + 1, call.lastIndexOf(')')));

/** Turns `"pci" = ANY(h.tags)` and `h.tags[0] = "pci"` into `h.tags CONTAINS ANY ["pci"]`. */
function containing(written: string): string | undefined {
  const [, value] = /("[^"\n]*")/.exec(written) ?? [];
  const [, path] =
    /\bIN\s+([\w.]+)/i.exec(written) ??
    /\(\s*([\w.]+)/.exec(written) ??
    /^([\w.]+)\s*\[/.exec(written) ??
    [];
  if (!value || !path || /^ALL/i.test(written)) return undefined;
  return `${path} ${/^NONE/i.test(written) ? 'NOT ' : ''}CONTAINS ANY [${value}]`;
}

/**
 * Turns `COALESCE(riskScore, 0) > 7` into `riskScore > 7`. A missing value meets no comparison except `!=`, so that
 * `COALESCE(riskScore, 0) < 7` is `(riskScore < 7 OR riskScore NOT EXISTS)`.
 */
function withoutDefault(written: string): string | undefined {
  const [, path, missing = '', sign = '', value = ''] =
    /\(\s*([\w.]+)\s*,\s*([^)]*?)\s*\)\s*([=!<>]+)\s*([\s\S]+)$/.exec(written) ?? [];
  const numbers = [missing, value].map(Number);
  const isOfNumbers = !numbers.some(Number.isNaN);
  if (!isOfNumbers && (/^[<>]=?$/.test(sign) || (missing[0] === '"') !== (value[0] === '"')))
    return undefined;
  const [left = 0, right = 0] = isOfNumbers
    ? numbers
    : [0, missing.toLowerCase() === value.toLowerCase() ? 0 : 1];
  const test = `${path} ${sign.replace('==', '=')} ${value}`;
  if (/^(?:!=|<>)$/.test(sign)) return left === right ? `(${test} AND ${path} EXISTS)` : test;
  const isMet =
    (sign.includes('=') && left === right) ||
    (sign.startsWith('<') && left < right) ||
    (sign.startsWith('>') && left > right);
  return isMet ? `(${test} OR ${path} NOT EXISTS)` : test;
}

/** Turns `NOT ISNULL(h.os)` into `h.os EXISTS`. */
function existenceOf(written: string): string {
  const isNegated = /^(?:NOT\b|!)/i.test(written) !== /IS_?NOT/i.test(written);
  const [, path] = /\(\s*([\w.]+)/.exec(written) ?? [];
  return `${path} ${isNegated ? '' : 'NOT '}EXISTS`;
}

/** Turns `startsWith(h.os, "Win")` into `h.os STARTS WITH "Win"`. */
export function operatorOf(written: string): string {
  const [, word = '', path, text = ''] = /^(\w+)\s*\(\s*([\w.]+)\s*,\s*(".*")/.exec(written) ?? [];
  const operators = {STARTS: 'STARTS WITH', ENDS: 'ENDS WITH', CONTAINS: 'CONTAINS', LIKE: 'LIKE'};
  const known = Object.entries(operators).find(([start]) => word.toUpperCase().startsWith(start));
  return known ? `${path} ${known[1]} ${text}` : `${path} =~ "${wholePattern(text.slice(1, -1))}"`;
}

/** Turns `WHERE count(h.findings) > 10` into a step and a WITH that counts the records. Other conditions stay in WHERE. */
function countedFirst(written: string, {before}: Context): string | undefined {
  const [, conditions = '', rest = ''] =
    /^WHERE\s+([\s\S]*?)(\s+(?:RETURN|ORDER|SKIP|LIMIT)\b[\s\S]*)?$/i.exec(written) ?? [];
  const [all = ''] = new RegExp(String.raw`\b${counted}`, 'i').exec(conditions) ?? [];
  const [, code = '', inside = '', test = ''] =
    /^(\w+\s*\(\s*(?:DISTINCT\s+)?([\w.*]+)\s*\))\s*(.*)$/is.exec(all) ?? [];
  const kept = conditionsWithout(all, conditions);
  const where = kept && `WHERE ${kept} `;
  const aliases = aliasesIn(before);
  // Each row has one record of the last model.
  const path = inside === '*' ? (aliases.at(-1) ?? '') : inside;
  const call = code.replace('*', path);
  const [, first = ''] = /\bRETURN\s+(?:DISTINCT\s+)?(\w+)/i.exec(rest) ?? [];
  const groups = aliases.filter((alias) => alias !== path);
  const group = groups.includes(first) ? first : groups[0];
  if (!group) return undefined;
  const named = rest
    .replace(/\bcount\s*\(\s*\*\s*\)/gi, `count(${path})`)
    .replace(new RegExp(call.replace(/[().]/g, '\\$&'), 'gi'), 'n');
  const end = /^\s+RETURN/i.test(rest) ? named : ` RETURN ${group}, n${named}`;
  const model = namedModel(path.split('.').at(-1) ?? '');
  if (model) return where + countOf(model, group, test, end);
  const [owner = ''] = path.split('.');
  const [aggregate] = /^(?:count|sum|avg|min|max)/i.exec(call) ?? [];
  const isOfGroup = owner === group || !aliases.includes(owner);
  // The values of a list that each related record has can't be counted together.
  if (isOfGroup ? aggregate && !/^count/i.test(aggregate) : !aggregate && path !== owner)
    return undefined;
  const value = isOfGroup
    ? `size(${path.includes('.') ? path : `${group}.${path}`})`
    : call.replace(/^\w+/, aggregate?.toLowerCase() ?? 'count');
  return `${where}WITH ${group}, ${value} AS n WHERE n ${test}${end}`;
}

/** Turns `SUM(f.riskScore > 7)` into `sum(CASE WHEN f.riskScore > 7 THEN 1 ELSE 0 END)`. */
function casesOf(written: string): string {
  const [, word = '', condition = ''] = /^(\w+)\s*\(\s*(.*?)\s*\)$/s.exec(written) ?? [];
  const aggregate = /^avg/i.test(word) ? 'avg' : 'sum';
  return `${aggregate}(CASE WHEN ${condition} THEN 1 ELSE 0 END)`;
}
