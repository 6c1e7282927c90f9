import {dayPattern} from '../day-in-words';
import {unitWords} from '../spans';
import {type CommonMistake, comparisonOf, name, sign, words} from './common-mistake';

const more = '(?:GREATER|MORE|HIGHER|BIGGER|LARGER|NEWER|LATER)';
const less = '(?:LESS|FEWER|LOWER|SMALLER|OLDER|EARLIER)';
const orEqual = String.raw`\s+OR\s+(?:IS\s+)?(?:EQUALS?|THE\s+SAME)(?:\s+(?:TO|AS))?`;

/** The words for a sign, from longer phrases to shorter ones. */
const phrases: [phrase: string, sign: string][] = [
  [String.raw`AT\s+LEAST|MINIMUM|(?:NO|NOT)\s+${less}\s+THAN`, '>='],
  [String.raw`AT\s+MOST|UP\s+TO|MAXIMUM|(?:NO|NOT)\s+${more}\s+THAN`, '<='],
  [String.raw`(?:${more}(?:\s+THAN)?|ABOVE|OVER)${orEqual}|SINCE|ON\s+OR\s+AFTER|STARTING`, '>='],
  [String.raw`(?:${less}(?:\s+THAN)?|BELOW|UNDER)${orEqual}|UNTIL|ON\s+OR\s+BEFORE`, '<='],
  [String.raw`ABOVE|OVER|${more}(?:\s+THAN)?|EXCEEDS|AFTER`, '>'],
  [String.raw`BELOW|UNDER|${less}(?:\s+THAN)?|BEFORE`, '<'],
  [String.raw`UNEQUAL(?:\s+TO)?|DIFFERENT\s+(?:FROM|THAN|TO)`, '!='],
  [String.raw`EXACTLY|(?:EQUALS?|SAME)(?:\s+(?:TO|AS))?|ON(?=\s+(?:[\"']?\d|${dayPattern}))`, '='],
];

const anyPhrase = phrases.map(([phrase]) => phrase).join('|');
const tested = String.raw`(?<![\w.])(?!(?:WHERE|AND|OR|NOT|WHEN|IS|ARE|DOES|DO|THAT|FIND|AS|ANY|ALL|HAS|HAVE|WITH|RETURN|BY)\b)${name}`;
const right = String.raw`(?:"[^"\n]*"|'[^'\n]*'|${dayPattern}|-?\d[\w.:/-]*(?![\w.:/-]|\s*(?:(?:${unitWords}|percent|pct)\b|%))|(?!(?:ATTRIBUTE|AND|OR|NOT|THAN|TO|THE|LAST|PAST|PREVIOUS|NEXT|THIS|NULL|HAS|NOW|(?:GET|SYS)?DATE|TODAY|YESTERDAY|TOMORROW|CURRENT\w*|A|AN|(?:START|END)_?OF\w*)\b)[A-Za-z_][\w.]*(?:-[\w.]+)*(?![\w.]|\s*\())`;

/** Comparisons whose sign is written in words. */
export const spokenMistakes: CommonMistake[] = [
  {
    pattern: words`${tested}\s+(?:(?:IS|=)\s*)?(?!(?:IS|NOT)\b)${right}\s*(?:\b(?:OR|AND)\s+(?:ABOVE|HIGHER|MORE|GREATER|UP|WORSE|OVER|LATER|NEWER|BELOW|LOWER|LESS|UNDER|DOWN|FEWER|EARLIER|OLDER)\b(?!\s+THAN)|\+(?=\s|$))`,
    advice: 'Write',
    fix: orBeyond,
  },
  {
    pattern: words`${tested}\s+(?:(?:IS|ARE|WAS)\s+)?(?:NOT\s+)?(?:IS\s+)?(?:${anyPhrase})\s+${right}`,
    advice: (written) =>
      inSigns(written).includes(' ATTRIBUTE ')
        ? 'To compare with another attribute, write'
        : `BQL has no ${phraseOf(written)}. Write`,
    fix: inSigns,
  },
];

/** Makes a mistake from an abbreviation for a sign, as in filters of web services. */
const abbreviated = (word: string, fix: string): CommonMistake =>
  sign(words`(?<=\w\s{1,9})\b${word}\b(?=\s+["'\w-])`, fix);

const oneValue = String.raw`(?:"[^"\n]*"|'[^'\n]*'|[\w-]+)`;
const values = String.raw`(?:[([]\s*[^()[\]\n]*[)\]]|${oneValue}(?:\s*,\s*(?:or\s+)?${oneValue})*(?:\s+or\s+${oneValue})?)`;

/** Comparisons in everyday words. */
export const comparisonMistakes: CommonMistake[] = [
  {
    pattern: words`\bEXISTS\s{0,9}==?\s{0,9}(?:TRUE|FALSE)\b`,
    advice: 'EXISTS is a whole condition. Write',
    fix: (written) => (/FALSE$/i.test(written) ? 'NOT EXISTS' : 'EXISTS'),
  },
  {
    pattern: words`\b(?:IS|ARE|WAS)\s*N['’]?T\b(?=\s+(?:NULL|EMPTY|SET|IN|DEFINED|BLANK|MISSING)\b)`,
    advice: 'Write out NOT: IS NOT NULL.',
    fix: 'IS NOT',
  },
  {
    pattern: words`\b(?:IS|ARE|WAS)\s*N['’]?T\b`,
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
    pattern: words`\b(?:IS\s+)?(?:NOT\s+)?(?:(?:ONE|ANY)\s+OF|EITHER(?:\s+OF)?(?!\s+[\w.]+\s*[=<>!]))\s*${values}`,
    advice: 'Put several values in a list:',
    fix: listOf,
  },
  {
    pattern: words`\bEITHER\s+(?=\(?[\w.]+\s*[=<>!])`,
    advice: 'BQL has no EITHER. Remove it.',
    fix: '',
  },
  {
    pattern: words`\b(?:NOT\s+)?(?:HAS|CONTAINS)_?(?:ANY|ALL)\s*\([^()\n]*\)`,
    advice: 'Put the values in square brackets:',
    fix: partsOf,
  },
  {
    pattern: words`(?<![\w.])(?!(?:BETWEEN|RANGE|FROM|IS|IN|LIMIT|SKIP|TOP)\b)${name}\s{1,9}(?:IS\s{1,9})?(?:NOT\s{1,9})?(?:(?:BETWEEN|FROM|(?:IN\s{1,9})?(?:THE\s{1,9})?RANGE(?:\s{1,9}(?:OF|FROM))?|IN)\s{0,9})?[([]?\s{0,9}-?\d+(?:\.\d+)?\s{0,9}(?:TO|\.\.\.?)\s{0,9}-?\d+(?:\.\d+)?\b\s{0,9}[)\]]?`,
    advice: 'Write two comparisons:',
    fix: within,
  },
  abbreviated('EQ', '='),
  abbreviated('(?:NE|NEQ)', '!='),
  abbreviated('(?:GTE|GE)', '>='),
  abbreviated('(?:LTE|LE)', '<='),
  abbreviated('GT', '>'),
  abbreviated('LT', '<'),
];

const wholePhrase = new RegExp(
  String.raw`^([\w.]+)\s+(?:(?:IS|ARE|WAS)\s+)?(NOT\s+)?(?:IS\s+)?(${anyPhrase})\s+(${right})$`,
  'i',
);

/** Returns the words of a comparison: `GREATER THAN`. */
const phraseOf = (written: string) =>
  `${wholePhrase.exec(written)?.[2] ?? ''}${wholePhrase.exec(written)?.[3] ?? ''}`
    .toUpperCase()
    .replace(/\s+/g, ' ');

/** Turns `riskScore is not greater than 5` into `riskScore <= 5`, and compares with attributes in BQL's words. */
function inSigns(written: string): string {
  const [, path = '', not, phrase = '', value = ''] = wholePhrase.exec(written) ?? [];
  const [, sign = '='] =
    phrases.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'i').test(phrase)) ?? [];
  // What's older has an earlier date, but a higher age.
  const isAge = /^(?:OLDER|NEWER)/i.test(phrase) && /(?:^|\.)age|Days$/.test(path);
  const compared = isAge ? sign.replace(/[<>]/, (each) => (each === '<' ? '>' : '<')) : sign;
  return comparisonOf(path, not ? (opposites[compared] ?? compared) : compared, value);
}

const opposites: Record<string, string> = {
  '=': '!=',
  '!=': '=',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
};

/** Turns `riskRating is high or above` into `riskRating >= "high"`. */
function orBeyond(written: string): string {
  const [, path = '', value = '', word = ''] =
    new RegExp(
      String.raw`^([\w.]+)\s+(?:(?:IS|=)\s*)?(${right})\s*(?:(?:OR|AND)\s+(\w+)|\+)$`,
      'i',
    ).exec(written) ?? [];
  const isLess = /^(?:BELOW|LOWER|LESS|UNDER|DOWN|FEWER|EARLIER|OLDER)$/i.test(word);
  return comparisonOf(path, isLess ? '<=' : '>=', value);
}

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
  const test = `${path} >= ${from} AND ${path} <= ${to}`;
  return /\bNOT\b/i.test(written) ? `NOT (${test})` : test;
}
