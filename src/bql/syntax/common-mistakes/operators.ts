import {unitWords} from '../spans';
import {wholePattern} from '../text-tests';
import {
  type CommonMistake,
  comparisonOf,
  either,
  name,
  sign,
  testIn,
  words,
} from './common-mistake';
import {severalValues} from './several-values';

const literal = String.raw`(?:"[^"\n]*"|-?\d[\d.-]*\b)`;
/** The end of a range: a value, or a moment such as `NOW() - INTERVAL 7 DAY`. */
const bound = String.raw`(?:"[^"\n]*"|'[^'\n]*'|(?:\w+\s*\((?:[^()]|\([^()]*\)){0,60}\)|-?\w[\w.:-]*)(?:\s*[-+]\s*(?:INTERVAL\s*)?["']?\d+(?:\s*${unitWords}\b)?["']?(?:\s*${unitWords}\b)?)?)`;
const to = String.raw`(?:\s+(?:AND|TO)\s+|\s*(?:,|\.\.\.?)\s*)`;

/** The sign for OR in other languages. If no test or further value follows, it joins text values, as in SQL. */
const orBetweenTests = words`\|\|(?=\s*(?:NOT\s*|!\s*)?\(*\s*${name}\s*(?:[=<>!~^$*:]|\b(?:NOT|IS|IN|CONTAINS?|LIKE|STARTS|BEGINS|ENDS|EXISTS?|EQUALS?|GREATER|LESS|BETWEEN)\b))|\|\|(?<==\s*${literal}\s*\|\|)(?=\s*${literal})`;

const noJoiningWith = (sign: string, word: string) =>
  `BQL has no ${sign}. Between conditions, write ${word}. Text values can't be joined: return each one in its own column.`;

const noJoining = noJoiningWith('||', 'OR');

/** Text values that & joins, as in formulas. They're no conditions. */
const joinable = String.raw`(?:"[^"\n]*"|${name})`;
const beforeJoined = String.raw`(?<![\w."]|[=<>~&]\s{0,9}|\b(?:CONTAINS|LIKE|WITH|IN)\s{1,9})`;
const afterJoined = (word = '') =>
  String.raw`(?!\s*(?:[=<>!~.(&:]|\b(?:${word}IN|IS|NOT|CONTAINS|LIKE|EXISTS|STARTS|ENDS)\b))`;

/** What other languages call the user who runs a query. */
const me = String.raw`(?:\b(?:CURRENT[\s_]?USER|ME|MYSELF)\b(?:\s*\(\s*\))?|[@$](?:CURRENT_?USER|ME)\b)`;

/** Operators that search for a pattern in a text. */
const search = String.raw`\b(?:REGEXP|RLIKE|MATCHES(?:[\s_]+REGEX)?|REGEX)\b`;
const searchWord = new RegExp(search, 'i');

/** Operators from other languages. */
export const operatorMistakes: CommonMistake[] = [
  {
    pattern: words`\b(?:AND|OR)\s{1,9}(?:NOT\s{1,9})?(?=(?:[<>!]?=|[<>](?![<>])|(?:IN|LIKE|CONTAINS|STARTS|ENDS)\b(?!\s*\()))`,
    advice: (written, {before, after}) => {
      const path = lastTested(before);
      return `Repeat the attribute${path ? `: ${withPath(written, path)} ${testIn(after)}` : ' before each operator'}.`;
    },
    fix: (written, {before}) => {
      const path = lastTested(before);
      return path && `${withPath(written, path)} `;
    },
  },
  ...severalValues,
  {
    pattern: words`(?<![\w.])(?:NOT\s+)?(?!(?:IS|NOT)\b)${name}\s+(?:IS\s+)?(?:NOT\s+)?BETWEEN(?:\s*[([]\s*${bound}${to}${bound}\s*[)\]]|\s+${bound}${to}${bound})`,
    advice: 'BQL has no BETWEEN. Write two comparisons:',
    fix: between,
  },
  {
    pattern: words`\bBETWEEN\b`,
    advice: 'BQL has no BETWEEN. Write two comparisons: riskScore >= 4 AND riskScore <= 7.',
  },
  {
    pattern: words`(?<=(?:^|\b(?:WHERE|AND|OR)|\()\s{0,9})(NOT\s+)?EXISTS\s*\(?\s*(?!(?:AND|OR|THAT)\b)${name}(\s*\))?`,
    advice: 'Write EXISTS after the attribute:',
    fix: (written) => {
      const [, attribute = ''] = /EXISTS[\s(]*([\w.]+)/i.exec(written) ?? [];
      return `${attribute} ${/^NOT/i.test(written) ? 'NOT ' : ''}EXISTS`;
    },
  },
  {
    pattern: words`\bIS\s+NOT\s+(IN|CONTAINS|LIKE|STARTS|ENDS|EXISTS|CURRENT)\b`,
    advice: 'Write NOT directly before the operator: NOT IN, NOT LIKE, NOT IS CURRENT USER.',
    fix: (written) =>
      /CURRENT$/i.test(written) ? 'NOT IS CURRENT' : written.replace(/^IS\s+/i, ''),
  },
  {
    pattern: words`\bIS\s+(NOT\s+)?EMPTY\b`,
    advice: 'BQL has no IS EMPTY. Write EXISTS or NOT EXISTS.',
    fix: (written) => (/NOT/i.test(written) ? 'EXISTS' : 'NOT EXISTS'),
  },
  {
    pattern: words`\bIS\s+(?:NOT\s+)?(?:ME|MYSELF|@ME|CURRENT_?USER)\b(?:\s*\(\s*\))?`,
    advice: (written) => `BQL has no ${written}. Write`,
    fix: isMine,
  },
  {
    pattern: words`(?<="\s{0,9})\bESCAPE\s+(?:"[^"\n]*"|'[^'\n]*')`,
    advice: 'BQL has no ESCAPE. Remove it.',
    fix: '',
  },
  {
    pattern: words`\b(?:AND|OR)\s+(?<=\b(?:WHERE|AND|OR)\s{1,9}(?:AND|OR)\s+)(?!\()`,
    advice: (written, {before}) =>
      `There's no condition between ${/\w+(?=\s*$)/.exec(before)?.[0]} and ${written.trim()}. Remove ${written.trim()}.`,
    fix: '',
  },
  {
    pattern: words`\bIS\s+(NOT\s+)?(TRUE|FALSE|"[^"\n]*"|\d[\d.]*)`,
    advice: 'IS works only with NULL and CURRENT USER. Compare values:',
    fix: (written) =>
      written
        .replace(/^IS\s+NOT\s+/i, '!= ')
        .replace(/^IS\s+/i, '= ')
        .replace(/\w+$/, lower),
  },
  {
    pattern: words`(?<!\bTHAT\s+(?:NOT\s+)?)\bIS\s+(NOT\s+)?(?!(?:NULL|NOT|CURRENT|IN|EQUAL|GREATER|LESS|LIKE|CONTAINS|EMPTY)\b)[A-Z]\w*\b(?![.(])`,
    advice: 'IS works only with NULL and CURRENT USER. Compare values:',
    fix: (written) =>
      written
        .replace(/^IS\s+NOT\s+/i, '!= ')
        .replace(/^IS\s+/i, '= ')
        .replace(/\w+$/, '"$&"'),
  },
  {
    pattern: words`\bNOT\s+NOT\b`,
    advice: 'Write NOT once, or not at all: the second NOT cancels the first.',
  },
  {
    pattern: words`\bNOT\s+IS\s+(NOT\s+)?NULL\b`,
    advice: 'Write NOT after IS: IS NOT NULL. You can also write EXISTS.',
    fix: (written) => (/IS\s+NOT/i.test(written) ? 'IS NULL' : 'IS NOT NULL'),
  },
  {
    pattern: words`\bXOR\b`,
    advice:
      'BQL has no XOR. Write (a OR b) AND NOT (a AND b), with the two conditions for a and b.',
  },
  {
    pattern: words`\bCONTAINS(?=\s*\[)`,
    advice: 'Before a list, write CONTAINS ANY [...] or CONTAINS ALL [...].',
    fix: 'CONTAINS ANY',
  },
  {
    pattern: words`(?<=(?:^|\b(?:WHERE|AND|OR|NOT))\s{0,9}\({0,9})(?:"[^"\n]*"|\d[\d.]*)\s+IN\s+${name}`,
    advice: 'Write the attribute first:',
    fix: (written) => written.replace(/^(.*\S)\s+IN\s+(\S+)$/i, '$2 CONTAINS ANY [$1]'),
  },
  {
    pattern: words`(?<=(?:^|\b(?:WHERE|AND|OR|NOT))\s{0,9}\({0,9})${literal}\s*(?:<=|>=|!=|=|<|>)\s*(?!(?:TRUE|FALSE|NULL)\b)${name}(?:\s*[<>]=?\s*${literal})?`,
    advice: 'Write the attribute before the operator:',
    fix: attributeFirst,
  },
  {
    pattern: words`\bIN\s+${literal}(?!\s*[\w,])`,
    advice: 'Put a list in square brackets:',
    fix: (written) => `IN [${written.replace(/^IN\s+/i, '')}]`,
  },
  {
    pattern: words`(?:\b(?:CONTAINS|LIKE|WITH)|=)\s*\(\s*"[^"\n]*"\s*\)`,
    advice: 'Write the text without parentheses:',
    fix: (written) => written.replace(/\s*\(\s*/, ' ').replace(/\s*\)$/, ''),
  },
  {
    pattern: new RegExp(
      String.raw`(?<=\b(?:${either('WHERE', 'AND', 'OR', 'NOT', 'WHEN')})\s{1,9}\({0,9})${name}\s{0,9}(?:<=|>=|!=|<>|=|<|>)\s{0,9}(?:[A-Za-z_]\w*(?:\.[A-Za-z]\w*)+|[a-z]+[A-Z]\w*)(?![\w.-]|\s*[([])`,
      'g',
    ),
    advice: 'To compare with an attribute, write',
    fix: (written) => {
      const [, path = '', sign = '', right = ''] =
        /^([\w.]+)\s*(\W+?)\s*([\w.]+)$/.exec(written) ?? [];
      return comparisonOf(path, sign.replace('<>', '!='), right);
    },
  },
  {
    pattern:
      /(?<=\w\s{1,9})(?<!\b(?:WAS|IS|ARE|CHANGED|AND|OR|WHERE|WHEN|was|is|are|changed|and|or|where|when|THAT|that)\s{1,9})(?:NOT|not)\s+(?=["']|[A-Z][a-z])/g,
    advice: 'BQL has no NOT before a value. Write !=.',
    fix: '!= ',
  },
  {
    pattern: words`\bNOT\s*(?:<=|>=|=|<|>)(?!~)`,
    advice: 'Write',
    fix: oppositeOf,
  },
  {
    pattern: words`\bIS\s+(?=(?:IN|LIKE|CONTAINS)\b)`,
    advice: 'Write IN, LIKE, and CONTAINS without IS.',
    fix: '',
  },
  {
    pattern: words`\bNOT\s+NULL\b(?<!\bIS\s+NOT\s+NULL)`,
    advice: 'Write IS NOT NULL, or EXISTS.',
    fix: 'IS NOT NULL',
  },
  {
    pattern: words`(?<=\b(?:WHERE|AND|OR|NOT|RETURN|BY)\s{1,9}\(?[a-z]\w{0,20})(?:(?:->|::)(?=[a-z]\w{0,60}\s*(?:[=<>!]|,|$))|:(?=[a-z]\w{0,60}\s*[=<>!]))`,
    advice: 'Write a point between an alias and an attribute.',
    fix: '.',
  },
  {
    pattern: words`:(?<=\b(?:WHERE|AND|OR|NOT)\s+\(*${name}\s*:)(?=\s*["'\w])`,
    advice: 'BQL has no :. Write =.',
    fix: ' =',
  },
  sign(/\bCONTAIN(?:ING)?\b/gi, 'CONTAINS'),
  sign(/\b(?:EXCEPT|MINUS)\b(?![\s(]*FIND\b)/gi, 'AND NOT'),
  {
    pattern: words`(?:=?~|\b(?:LIKE|${search.slice(2, -2)})\b)\s*/[^/\n]*/i?`,
    advice: 'Put a pattern for the whole text in double quotes:',
    fix: searched,
  },
  {
    pattern: words`${beforeJoined}${name}(?:\s*&\s*${name})+\b${afterJoined('AS|')}`,
    advice: noJoiningWith('&', 'AND'),
    fix: (written) => written.replace(/\s*&\s*/g, ', '),
  },
  {
    pattern: words`${beforeJoined}${joinable}(?:\s*&\s*${joinable})+(?<!\w(?=\w))${afterJoined()}`,
    advice: noJoiningWith('&', 'AND'),
  },
  sign(/&&?/g, 'AND'),
  sign(orBetweenTests, 'OR'),
  {
    pattern: words`(?<=\bRETURN\s{1,9}(?:DISTINCT\s{1,9})?)${name}(?:\s*\|\|\s*${name})+(?![\w.(]|\s*\|\|)`,
    advice: noJoining,
    fix: (written) => written.replace(/\s*\|\|\s*/g, ', '),
  },
  {pattern: /\|\|/g, advice: noJoining},
  {
    pattern: /[<>!]\s+=(?!~)|=\s+[<>]/g,
    advice: 'Write a sign without a space:',
    fix: (written) => written.replace(/(\S)\s+(\S)/, (_all, a, b) => (a === '=' ? b + a : a + b)),
  },
  sign(/===?/g, '='),
  sign(/!==|\/=/g, '!='),
  sign(/=</g, '<='),
  sign(/=>/g, '>='),
  {
    pattern: /!~/g,
    advice: 'BQL has no !~. Write NOT before the test: NOT name =~ "web-.*".',
  },
  sign(/~=|\*=/g, 'CONTAINS'),
  sign(/\^=/g, 'STARTS WITH'),
  sign(/\$=/g, 'ENDS WITH'),
  {
    pattern: words`!\s*${name}(?=\s*(?:$|\)|\b(?:AND|OR|THAT|OPTIONALLY|WITH|RETURN|ORDER|SKIP|LIMIT)\b))`,
    advice: 'Write',
    fix: (written) => `NOT ${written.replace(/^!\s*/, '')} = true`,
  },
  {pattern: /!(?![=~])/g, advice: 'BQL has no !. Write NOT.', fix: 'NOT '},
  {
    pattern: words`\b${search}\s*"[^"\n]*"`,
    advice: (written) =>
      `BQL has no ${searchWord.exec(written)?.[0]}. Write =~, with a pattern for the whole text:`,
    fix: searched,
  },
  sign(words`${search}`, '=~'),
  sign(
    /\b(?:BEGINS?[\s_]?WITH|STARTS?WITH|START[\s_]WITH|STARTS|BEGINS)\b(?=\s*["'])/gi,
    'STARTS WITH',
  ),
  sign(/\b(?:ENDS?WITH|END[\s_]WITH|ENDS)\b(?=\s*["'])/gi, 'ENDS WITH'),
  sign(/\bEXIST\b/gi, 'EXISTS'),
  sign(/(?<=[\w.]\s{1,9})(?:IS\s{1,9})?(?:MISSING|ABSENT|UNSET)\b(?!\s*[.(=<>])/gi, 'NOT EXISTS'),
  sign(/\bCONTAINS\s+NONE(\s+OF)?\b/gi, 'NOT CONTAINS ANY'),
  {
    pattern: words`(?:!?=|\b(?:NOT\s{1,9})?IN\b)\s*(?:${me}|[([]\s*${me}\s*[)\]])(?!\s*[.=<>])`,
    advice: (written) => `BQL has no ${written}. Write`,
    fix: isMine,
  },
];

/** Turns `AND NOT` into `AND h.os NOT`. */
const withPath = (written: string, path: string) =>
  written.trim().replace(/\s+|$/, ` ${path} `).trim();

/** Returns the attribute that was tested last: `h.os` for `WHERE h.os = "a"`. */
function lastTested(before: string): string | undefined {
  const tested =
    /(?<![\w.])(?!(?:WHERE|AND|OR|NOT)\b)([a-z_][\w.]{0,99})\s{0,9}(?:[=<>!]|\b(?:NOT|IN|LIKE|CONTAINS|STARTS|ENDS)\b)/gi;
  const bare = before.replace(/"[^"\n]*"/g, '""');
  return [...bare.matchAll(tested)].at(-1)?.[1];
}

function isMine(written: string): string {
  return `${/^!|\bNOT\b/i.test(written) ? 'NOT ' : ''}IS CURRENT USER`;
}

/** Turns `MATCHES "win"` and `=~ /win/` into a pattern for a whole text. */
function searched(written: string): string {
  const [, pattern = '', flag = ''] = /\/(.*)\/(i?)$/.exec(written) ?? [];
  const text = /"(.*)"$/.exec(written)?.[1] ?? pattern.replace(/["\\]/g, '\\$&');
  return `=~ "${flag && '(?i)'}${wholePattern(text)}"`;
}

/** Turns `5 < riskScore < 7` into `riskScore > 5 AND riskScore < 7`. */
function attributeFirst(written: string): string {
  const [, value, sign = '', path, rest] =
    /^(".*?"|[-\d.]+)\s*([<>!]?=|[<>])\s*([\w.]+)\s*(.*)$/.exec(written) ?? [];
  const flipped = sign.replace(/[<>]/, (each) => (each === '<' ? '>' : '<'));
  return `${path} ${flipped} ${value}${rest ? ` AND ${path} ${rest}` : ''}`;
}

/** Turns `NOT >` into `<=`. */
function oppositeOf(written: string): string {
  const opposites: Record<string, string> = {'=': '!=', '<': '>=', '<=': '>', '>': '<=', '>=': '<'};
  return opposites[written.replace(/^NOT\s*/i, '')] ?? '!=';
}

function between(written: string): string {
  const [, denied, path, not, from, end] =
    new RegExp(
      String.raw`^(NOT\s+)?(\S+)\s+(?:IS\s+)?(NOT\s+)?BETWEEN\s*[([]?\s*(${bound})${to}(${bound})`,
      'i',
    ).exec(written) ?? [];
  const within = `${path} >= ${from} AND ${path} <= ${end}`;
  return (denied === undefined) === (not === undefined) ? within : `NOT (${within})`;
}

const lower = (word: string) => word.toLowerCase();
