import {type CommonMistake, name, sign, words} from './common-mistake';

const beforeValue = String.raw`\b(?=\s*[-"'\d])`;

/** Makes a mistake from the words for a sign. */
const spoken = (pattern: string, fix: string): CommonMistake =>
  sign(words`(?<![.\w])\b(?:IS\s+|ARE\s+)?(?:${pattern})${beforeValue}`, fix);

/** Makes a mistake from an abbreviation for a sign, as in filters of web services. */
const abbreviated = (word: string, fix: string): CommonMistake =>
  sign(words`(?<=\w\s{1,9})\b${word}\b(?=\s+["'\w-])`, fix);

const oneValue = String.raw`(?:"[^"\n]*"|'[^'\n]*'|[\w-]+)`;
const values = String.raw`(?:[([]\s*[^()[\]\n]*[)\]]|${oneValue}(?:\s*,\s*(?:or\s+)?${oneValue})*(?:\s+or\s+${oneValue})?)`;

/** Comparisons in everyday words. */
export const comparisonMistakes: CommonMistake[] = [
  {
    pattern: words`\b(?:IS|ARE|WAS)\s*N['’]T\b(?=\s+(?:NULL|EMPTY|SET|IN|DEFINED|BLANK|MISSING)\b)`,
    advice: 'Write out NOT: IS NOT NULL.',
    fix: 'IS NOT',
  },
  {
    pattern: words`\b(?:IS|ARE|WAS)\s*N['’]T\b`,
    advice: (written) => `BQL has no ${written}. Write !=.`,
    fix: '!=',
  },
  {
    pattern: words`\b(?:DOES|DO|IS)(?:\s+NOT|\s*N['’]T)\s+(?:CONTAIN|INCLUDE|START|BEGIN|END|EXIST|EQUAL|MATCH)S?(?:ING)?(?:\s+WITH)?\b`,
    advice: (written) => `BQL has no ${written}. Write`,
    fix: deniedOf,
  },
  {
    pattern: words`\bIS\s+(?:NOT\s+)?(?:SET|DEFINED|PRESENT|KNOWN|POPULATED|ASSIGNED|FILLED)\b(?!\s+[["(])`,
    advice: (written) =>
      `BQL has no ${written}. Write ${/\bNOT\b/i.test(written) ? 'NOT EXISTS' : 'EXISTS'}.`,
    fix: (written) => (/\bNOT\b/i.test(written) ? 'NOT EXISTS' : 'EXISTS'),
  },
  {
    pattern: words`(?<!\b(?:severity|riskRating)\s{1,9})\bIS\s+(?:NOT\s+)?(?:BLANK|MISSING|UNKNOWN|NONE|UNSET|UNDEFINED|ABSENT|NIL|NOTHING|UNASSIGNED)\b|(?:!=|<>|=)\s*(?:EMPTY|NIL|UNDEFINED|BLANK)\b(?!\s*\()`,
    advice: (written) => `BQL has no ${written}. Write`,
    fix: absence,
  },
  {
    pattern: words`\b(?:IS\s+)?(?:NOT\s+)?(?:(?:ONE|ANY)\s+OF|EITHER(?:\s+OF)?)\s*${values}`,
    advice: 'Put several values in a list:',
    fix: listOf,
  },
  {
    pattern: words`\b(?:NOT\s+)?(?:HAS|CONTAINS)_?(?:ANY|ALL)\s*\([^()\n]*\)`,
    advice: 'Put the values in square brackets:',
    fix: partsOf,
  },
  {
    pattern: words`(?<![\w.])${name}\s+(?:IS\s+)?(?:FROM\s+)?-?\d[\d.]*\s*(?:TO|\.\.)\s*-?\d[\d.]*\b`,
    advice: 'Write two comparisons:',
    fix: within,
  },
  spoken(String.raw`AT\s+LEAST|MINIMUM|NO\s+LESS\s+THAN|NOT\s+LESS\s+THAN`, '>='),
  spoken(String.raw`AT\s+MOST|UP\s+TO|MAXIMUM|NO\s+MORE\s+THAN|NOT\s+MORE\s+THAN`, '<='),
  spoken(String.raw`ABOVE|OVER|(?:MORE|HIGHER|BIGGER|LARGER)\s+THAN|EXCEEDS`, '>'),
  spoken(String.raw`BELOW|UNDER|(?:FEWER|LOWER|SMALLER)\s+THAN`, '<'),
  spoken('EXACTLY', '='),
  abbreviated('EQ', '='),
  abbreviated('(?:NE|NEQ)', '!='),
  abbreviated('(?:GTE|GE)', '>='),
  abbreviated('(?:LTE|LE)', '<='),
  abbreviated('GT', '>'),
  abbreviated('LT', '<'),
];

/** Turns `does not contain` into `NOT CONTAINS`. */
function deniedOf(written: string): string {
  if (/contain|includ/i.test(written)) return 'NOT CONTAINS';
  if (/start|begin/i.test(written)) return 'NOT STARTS WITH';
  if (/\bend/i.test(written)) return 'NOT ENDS WITH';
  if (/match/i.test(written)) return 'NOT LIKE';
  return /exist/i.test(written) ? 'NOT EXISTS' : '!=';
}

function absence(written: string): string {
  return /^(?:!=|<>)|\bNOT\b/i.test(written) ? 'EXISTS' : 'NOT EXISTS';
}

/** Turns `is one of Linux, Windows` into `IN ["Linux", "Windows"]`. */
function listOf(written: string): string {
  const [, not, list = ''] =
    /^(?:IS\s+)?(NOT\s+)?(?:(?:ONE|ANY)\s+OF|EITHER(?:\s+OF)?)\s*([\s\S]*)$/i.exec(written) ?? [];
  return `${not ? 'NOT ' : ''}IN [${valuesIn(list)}]`;
}

/** Turns `has_any ("pci", "prod")` into `CONTAINS ANY ["pci", "prod"]`. */
function partsOf(written: string): string {
  const [, not, which = '', list = ''] =
    /^(NOT\s+)?(?:HAS|CONTAINS)_?(ANY|ALL)\s*([\s\S]*)$/i.exec(written) ?? [];
  return `${not ? 'NOT ' : ''}CONTAINS ${which.toUpperCase()} [${valuesIn(list)}]`;
}

function valuesIn(list: string): string {
  const found = list.match(/"[^"\n]*"|'[^'\n]*'|(?!or\b)[\w-]+/gi) ?? [];
  return found.map((each) => `"${each.replace(/^["']|["']$/g, '')}"`).join(', ');
}

/** Turns `riskScore from 7 to 10` into two comparisons. */
function within(written: string): string {
  const [path = ''] = /^[\w.]+/.exec(written) ?? [];
  const [from, to] = written.slice(path.length).match(/-?\d+(?:\.\d+)?/g) ?? [];
  return `${path} >= ${from} AND ${path} <= ${to}`;
}
