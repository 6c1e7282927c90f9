import {splitOutside} from '../foreign/parts';
import {stateWords} from '../states';
import {isPlural} from '../text-tests';
import {type CommonMistake, name, words} from './common-mistake';

const anyCase = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`);

const or = String.raw`(?:\s*,\s*(?:${anyCase('or')}\s+)?|\s+${anyCase('or')}\s+|\s*\|\|?\s*)`;
const keywords = [
  'AND',
  'OR',
  'THAT',
  'OPTIONALLY',
  'RETURN',
  'WITH',
  'ORDER',
  'SKIP',
  'LIMIT',
  'THEN',
];
const end = String.raw`(?=\s*(?:$|\)|\b(?:${keywords.map(anyCase).join('|')})\b))`;
/** A text, a number, or a word with a capital, which isn't an attribute. */
const value = String.raw`(?:"[^"\n]*"|-?\d[\d.-]*\b|(?!(?:${keywords.join('|')}|NOT|TRUE|FALSE|NULL)\b)[A-Z][\w-]*(?:[^\S\n]+(?:(?!(?:${keywords.join('|')})\b)[A-Z]|\d)[\w.-]*)*\b|(?:${stateWords})\b)`;
const is = anyCase('is');
const equals = String.raw`\s*(?:!?==?|<>|:|\b${is}(?:\s+${anyCase('not')})?\b)\s*`;
const inText = String.raw`(?:NOT\s+)?(?:CONTAINS|LIKE|(?:STARTS|ENDS)\s+WITH)`;

/** Several values for one attribute. */
export const severalValues: CommonMistake[] = [
  {
    pattern: new RegExp(
      String.raw`(?<![\w.])${name}${equals}${value}(?:${or}(?:(?:${is}\b|==?)\s*)?${value})+${end}`,
      'g',
    ),
    advice: 'Put several values in a list:',
    fix: listOf,
  },
  {
    pattern: words`(?<![\w.])${name}\s+${inText}\s+"[^"\n]*"(?:\s+(?:AND\s+"[^"\n]*"(?:\s+AND\s+"[^"\n]*")*|OR\s+"[^"\n]*"(?:\s+OR\s+"[^"\n]*")*))${end}`,
    advice: (written) => `Repeat the attribute: ${repeated(written).slice(1, -1)}.`,
    fix: repeated,
  },
  {
    pattern: words`(?<![\w.])${name}\s*=\s*"[^"\n]*"(?:\s+AND\s+"[^"\n]*")+${end}`,
    advice: (written) =>
      isPlural(/^[\w.]+/.exec(written)?.[0] ?? '')
        ? 'For all values of a list, write'
        : 'An attribute has one value. For either one, write',
    fix: eachOf,
  },
  {
    pattern: words`(?<=\bCONTAINS\s{1,9}(?:ANY|ALL)\s{1,9})"[^"\n]*"(?:\s*,\s*"[^"\n]*")*${end}|(?<=\bIN\s{1,9})"[^"\n]*"(?:\s{0,9},\s{0,9}"[^"\n]*")+${end}`,
    advice: 'Put a list in square brackets:',
    fix: (written) => `[${written}]`,
  },
];

/** Turns `riskRating is Critical or High` into `riskRating IN ["Critical", "High"]`. */
function listOf(written: string): string {
  const [head = '', path, sign = ''] =
    /^([\w.]+)\s*(!?==?|<>|:|is(?:\s+not)?\b)/i.exec(written) ?? [];
  const values = splitOutside(written.slice(head.length), /,|\||\bor\b/gi)
    .map((each) => each.trim().replace(/^(?:is\b|==?)\s*/i, ''))
    .filter(Boolean)
    .map((each) => (/^(?:"|-?\d[\d.]*$)/.test(each) ? each : `"${each}"`));
  return `${path} ${/!|<>|not/i.test(sign) ? 'NOT ' : ''}IN [${values.join(', ')}]`;
}

/** Turns `os = "a" AND "b"` into `os IN ["a", "b"]`, and the values of a list into CONTAINS ALL. */
function eachOf(written: string): string {
  const path = /^[\w.]+/.exec(written)?.[0] ?? '';
  const values = written.match(/"[^"\n]*"/g) ?? [];
  return `${path} ${isPlural(path) ? 'CONTAINS ALL' : 'IN'} [${values.join(', ')}]`;
}

/** Turns `os CONTAINS "a" OR "b"` into two tests. */
function repeated(written: string): string {
  const head = written.slice(0, written.indexOf('"'));
  return `(${written.replace(/\b(AND|OR)\s+(?=")/gi, `$1 ${head}`)})`;
}
