import {splitOutside} from '../foreign/parts';
import {testOfTerm} from '../foreign/search-terms';
import {firstDateOf} from '../spans';
import {ignoringCase} from '../text-tests';
import {type CommonMistake, type Context, name, words} from './common-mistake';

const bound = String.raw`(?:\*|"[^"\n]*"|-?[\w.:-]+)`;
const unquoted = String.raw`(?:[A-Za-z]\w*(?:\.\w+)*-[\w.-]*\w|\d+(?:\.\d+){2,}(?:[-+]\w+|[a-z]\d*)?)`;

const term = String.raw`[-+!]?${name}(?:!=|[<>]=?|[=:])(?:"[^"\n]*"|[^\s"()[\]{}]+)`;

/** Conditions without AND, as in search fields. */
export const searchTerms: CommonMistake = {
  pattern: words`(?<=\bFIND\s{1,9}[A-Z]\w{0,60}\s{1,9}(?:AS\s{1,9}\w{1,60}\s{1,9})?)(?:WHERE\s+)?(?:${term}(?:\s+${term})+|(?:EARLIEST|LATEST)=[^\s"]+)(?=\s*$|\s+(?:RETURN|ORDER|LIMIT|SKIP|WITH|THAT)\b)`,
  advice: 'Write conditions after WHERE, and join them with AND:',
  fix: (written, {before}) => {
    const date = firstDateOf(before);
    const all = splitOutside(written.replace(/^WHERE\s+/i, ''), /\s+/g);
    const terms = all.map((each) => testOfTerm(each, date));
    return terms.includes(undefined) ? undefined : `WHERE ${terms.filter(Boolean).join(' AND ')}`;
  },
};

/** The range of time of a search. It belongs to the other conditions. */
export const searchTime: CommonMistake = {
  pattern: words`(?<=(?:["')\]\d]|\bFIND\s{1,9}\w{1,60}(?:\s{1,9}AS\s{1,9}\w{1,60})?)\s{1,9})(?:(?:EARLIEST|LATEST)\s*=\s*(?:"[^"\n]*"|[^\s"]+)\s*)+(?:\bWHERE\s+)?`,
  advice: (written, context) => {
    const date = firstDateOf(context.before);
    const [test = `${date} IN LAST 7 days`] =
      /[\w.]+ IN LAST \d+ \w+/.exec(searchedTime(written, context) ?? '') ?? [];
    return `BQL has no earliest or latest. Test a date in WHERE: ${test}. For the last time, test ${date.replace('first', 'last')}.`;
  },
  fix: searchedTime,
};

/** Turns `earliest=-7d WHERE` into `WHERE firstFound IN LAST 7 days AND`. */
function searchedTime(written: string, {before, after}: Context): string | undefined {
  const [, offset = ''] = /EARLIEST\s*=\s*"?([^\s"]+)/i.exec(written) ?? [];
  const test = testOfTerm(`earliest=${offset}`, firstDateOf(before));
  if (!test || /\bOR\b/i.test(before + after) || /\bTHAT\b/i.test(before)) return undefined;
  const alias = /\bFIND\s+\w+\s+AS\s+(\w+)/i.exec(before)?.[1];
  const path = alias ? `${alias}.${test}` : test;
  if (/WHERE\s+$/i.test(written)) return `WHERE ${path} AND `;
  return `${/\bWHERE\b/i.test(before) ? 'AND' : 'WHERE'} ${path}${/\s$/.test(written) ? ' ' : ''}`;
}

/** Conditions as in search fields. */
export const luceneMistakes: CommonMistake[] = [
  {
    pattern: words`\b(?:NOT\s+|!\s*)?_EXISTS_\s*:\s*${name}`,
    advice: 'Write EXISTS after the attribute:',
    fix: existence,
  },
  {
    pattern: words`(?<![\w.])(?:NOT\s+|[-!]\s*)?${name}\s*(?::|==?|!=|<>)\s*\*(?![\w*.(])`,
    advice: 'Write EXISTS after the attribute:',
    fix: existence,
  },
  {
    pattern: words`(?<![\w.])${name}\s*(?:[:=]\s*)?[[{]\s*${bound}\s+TO\s+${bound}\s*[\]}]`,
    advice: 'Write two comparisons:',
    fix: comparisonsOf,
  },
  {
    pattern: words`(?<![\w.])${name}\s*[:=]\s*\(\s*${bound}(?:\s*(?:\bOR\b|,|\|)\s*${bound})+\s*\)`,
    advice: 'Put several values in a list:',
    fix: listOf,
  },
  {
    pattern: words`(?<![\w.])${name}\s*[:=]\s*(?:"[^"\n]*"|[\w-]+)~(?:\d+(?:\.\d+)?)?(?![\w"*~])`,
    advice: 'BQL has no fuzzy search. To ignore case, write',
    fix: likely,
  },
  {
    pattern: words`(?<![\w.])${name}\s*[:=]\s*(?:[\w.-]+\*|\*[\w.-]+\*?)(?![\w*.-])`,
    advice: 'Write LIKE and quotes, where * is a wildcard:',
    fix: likeOf,
  },
  {
    pattern: /(?<=\b(?:LIKE|like)\s{1,9})(?=[^\s"'/]{0,99}[%*])[^\s"'/()[\],]{1,99}/g,
    advice: 'Put a pattern in double quotes, where * is a wildcard:',
    fix: (written) => `"${written.replaceAll('%', '*')}"`,
  },
  {
    pattern: words`(?<![\w.])${name}\s*:\s*\/[^/\n]*\/`,
    advice: 'Put a pattern in double quotes:',
    fix: patternOf,
  },
  {
    pattern: words`:(?=\s*[<>]=?)`,
    advice: 'BQL has no :. Write only the sign: riskScore > 7.',
    fix: ' ',
  },
  {
    pattern: words`(?<=[<>]=?\s{0,9})(?!\d{4}\.|\d+\.\d+\.\d{4}\b)\d+\.\d+\.\d+(?![.\d])`,
    advice:
      'Version numbers are text, and "1.10" comes before "1.9". Test them with =, IN, or STARTS WITH.',
  },
  {
    pattern: words`(?<=(?:[=:]|\b(?:CONTAINS|LIKE|WITH))\s{0,9})(?!\d{4}-\d|\d\d?\.\d\d?\.\d{4}\b)(?!(?:now|today)\b)${unquoted}(?![\w.("])`,
    advice: 'Put text in double quotes:',
    fix: (written) => `"${written}"`,
  },
  {
    pattern: words`(?<=\b(?:WHERE|AND|OR)\s{1,9})[+-](?=[a-z][\w.]*\s*[:=])`,
    advice: (written) => `BQL has no ${written} before a condition. ${signAdvice(written)}`,
    fix: (written) => (written === '-' ? 'NOT ' : ''),
  },
  {
    pattern: words`(?<=[\w"]\s{1,9})[+-](?=[a-z][\w.]*\s*[:=])`,
    advice: (written) => `BQL has no ${written} before a condition. ${signAdvice(written)}`,
    fix: (written) => (written === '-' ? 'AND NOT ' : 'AND '),
  },
];

const signAdvice = (written: string) =>
  written === '-' ? 'Write NOT.' : 'Join conditions with AND.';

/** Turns `_exists_:owners` and `owners:*` into `owners EXISTS`. */
function existence(written: string): string {
  const path = /(?:_EXISTS_\s*:\s*)?([A-Za-z][\w.]*)[\s:*=!<>]*$/i.exec(written)?.[1];
  const isNegated = /^(?:NOT\b|[-!])/i.test(written) !== /!=|<>/.test(written);
  return `${path} ${isNegated ? 'NOT ' : ''}EXISTS`;
}

/** Turns `riskScore:[7 TO *]` into `riskScore >= 7`. */
function comparisonsOf(written: string): string {
  const [, path, from = '*', to = '*'] =
    /^([\w.]+)\s*[:=]?\s*[[{]\s*(\S+)\s+TO\s+([^\s\]}]+)\s*[\]}]$/i.exec(written) ?? [];
  const signs = [written.includes('[') ? '>=' : '>', written.includes(']') ? '<=' : '<'];
  const tests = [from, to].flatMap((each, end) =>
    each === '*' ? [] : [`${path} ${signs[end]} ${each}`],
  );
  return tests.length > 0 ? tests.join(' AND ') : `${path} EXISTS`;
}

/** Turns `severity:(critical OR high)` into `severity IN ["critical", "high"]`. */
function listOf(written: string): string {
  const [, path, inside = ''] = /^([\w.]+)\s*[:=]\s*\(\s*([\s\S]*?)\s*\)$/.exec(written) ?? [];
  const values = inside.split(/\s*(?:\bOR\b|,|\|)\s*/i).map((each) => each.replaceAll('"', ''));
  return `${path} IN [${values.map((each) => `"${each}"`).join(', ')}]`;
}

/** Turns `name:jenkins~1` into a test for the word. */
function likely(written: string): string {
  const [, path = '', text = ''] = /^([\w.]+)\s*[:=]\s*"?(.*?)"?~[\d.]*$/.exec(written) ?? [];
  return ignoringCase({path, operator: 'CONTAINS', text});
}

/** Turns `name:web*` into `name LIKE "web*"`. */
function likeOf(written: string): string {
  return written.replace(/^([\w.]+)\s*[:=]\s*(.*)$/, '$1 LIKE "$2"');
}

/** Turns `name:/web.*\/` into `name =~ "web.*"`. */
function patternOf(written: string): string {
  const [, path, pattern = ''] = /^([\w.]+)\s*:\s*\/(.*)\/$/.exec(written) ?? [];
  return `${path} =~ "${pattern.replace(/["\\]/g, '\\$&')}"`;
}
