import {type CommonMistake, name, words} from './common-mistake';

/** Where a condition begins. */
const test = String.raw`(?<=(?:^|\b(?:WHERE|WHEN|AND|OR|NOT)|\()\s{0,9})`;

/** Functions of other languages for what BQL writes with an operator or a clause. */
export const functionMistakes: CommonMistake[] = [
  {
    pattern: words(String.raw`\b(?:TRUE|FALSE)\s*\(\s*\)`),
    advice: (written) =>
      `Write it without parentheses: ${/^\w+/.exec(written)?.[0].toLowerCase()}.`,
    fix: (written) => /^\w+/.exec(written)?.[0].toLowerCase(),
  },
  {
    pattern: words(
      String.raw`(?:\bNOT\s+|!\s*)?\b(?:IS_?(?:NOT_?)?(?:NULL|EMPTY|BLANK|MISSING)(?:_?OR_?(?:EMPTY|BLANK))?)\s*\(\s*${name}\s*\)(?:\s*=\s*(?:1\b|TRUE\b))?`,
    ),
    advice: (written) =>
      `BQL has no ${/\bIS\w+/i.exec(written)?.[0]}. Write ${existenceOf(written)}.`,
    fix: existenceOf,
  },
  {
    pattern: words(
      String.raw`\b(?:STARTS_?WITH|ENDS_?WITH|CONTAINS|LIKE|MATCHES|REGEXP?_?(?:LIKE|MATCH(?:ES)?))\s*\(\s*${name}\s*,\s*"[^"\n]*"\s*\)`,
    ),
    advice: (written) => `Write the attribute before the operator: ${operatorOf(written)}.`,
    fix: operatorOf,
  },
  {
    pattern: words(
      String.raw`${test}(?:COUNT\s*\(\s*(?:DISTINCT\s+)?\w+\.|(?:SIZE|LEN|LENGTH|CARDINALITY|ARRAY_LENGTH)\s*\(\s*)${name}\s*\)\s*[<>=!]+\s*\d+`,
    ),
    advice: sizeAdvice,
  },
  {
    pattern: words(
      String.raw`\b(?:SUM|AVG|COUNT)(?:_?IF)?\s*\((?=[^()]*(?:[<>=]|\b(?:IN|LIKE|CONTAINS|EXISTS|STARTS|ENDS|IS)\b))(?!\s*CASE\b)[^()]*\)`,
    ),
    advice: (written) => `An aggregate takes a value, not a condition. Write ${casesOf(written)}.`,
    fix: casesOf,
  },
];

/** Turns `NOT ISNULL(h.os)` into `h.os EXISTS`. */
function existenceOf(written: string): string {
  const isNegated = /^(?:NOT\b|!)/i.test(written) !== /IS_?NOT/i.test(written);
  const [, path] = /\(\s*([\w.]+)/.exec(written) ?? [];
  return `${path} ${isNegated ? '' : 'NOT '}EXISTS`;
}

/** Turns `startsWith(h.os, "Win")` into `h.os STARTS WITH "Win"`. */
function operatorOf(written: string): string {
  const [, word = '', path, text] = /^(\w+)\s*\(\s*([\w.]+)\s*,\s*(".*")/.exec(written) ?? [];
  const operators = {STARTS: 'STARTS WITH', ENDS: 'ENDS WITH', CONTAINS: 'CONTAINS', LIKE: 'LIKE'};
  const known = Object.entries(operators).find(([start]) => word.toUpperCase().startsWith(start));
  return `${path} ${known?.[1] ?? '=~'} ${text}`;
}

/** Counting in a condition can mean the values of a list, or the rows that belong to a record. */
function sizeAdvice(written: string): string {
  const [, word = '', path = '', rest] =
    /^(\w+)\s*\(\s*(?:DISTINCT\s+)?([\w.]+)\s*\)\s*(.*)$/is.exec(written) ?? [];
  const [alias] = path.includes('.') ? path.split('.') : ['h'];
  const values = `WITH ${alias}, size(${path.includes('.') ? path : `h.${path}`}) AS n WHERE n ${rest}`;
  return /^count$/i.test(word)
    ? `Count in WITH first. Values of a list: ${values}. Rows: WITH ${alias}, count(*) AS n WHERE n ${rest}.`
    : `Compute it in WITH first: ${values}.`;
}

/** Turns `SUM(f.riskScore > 7)` into `sum(CASE WHEN f.riskScore > 7 THEN 1 ELSE 0 END)`. */
function casesOf(written: string): string {
  const [, word = '', condition = ''] = /^(\w+)\s*\(\s*(.*?)\s*\)$/s.exec(written) ?? [];
  const aggregate = /^avg/i.test(word) ? 'avg' : 'sum';
  return `${aggregate}(CASE WHEN ${condition} THEN 1 ELSE 0 END)`;
}
