import {capitalized, uncapitalized} from '../../../base/text/words';
import {type CommonMistake, words} from './common-mistake';

const beginning = String.raw`(?<=(?:^|\b(?:WHERE|AND|OR|NOT|WHEN))\s{1,9}\({0,9})`;
const operator = String.raw`\s*(?:[=<>!~:]|\b(?:IN|IS|NOT|EXISTS|CONTAINS|LIKE|STARTS|ENDS)\b)`;
const reserved = String.raw`(?!(?:IN|IS|NOT|EXISTS?|CONTAINS?|LIKE|STARTS|ENDS|AND|OR|WHERE|THAT|HAS|HAVE|DOES|DO|NO|WAS|THIS|WITHOUT|EXCEPT|ANY|ALL|RETURN|WITH|FIND|OPTIONALLY|CASE|WHEN)\b)`;
const word = String.raw`${reserved}[a-z]\w*`;
const end = String.raw`(?=\s*(?:$|\)|\b(?:AND|OR|THAT|OPTIONALLY|RETURN|WITH|ORDER|SKIP|LIMIT)\b))`;

/** Names of several words, or in quotes, that WITH gives to values. */
export const nameInWithMistakes: CommonMistake[] = [
  {
    pattern: words`\bAS\s+(?:"[^"\n]*"|'[^'\n]*'|\[[\w ]*\]|[a-z]\w*(?:-\w+)+)(?<=\bWITH\s(?:(?!\b(?:RETURN|THAT|WHERE)\b)[^]){0,300})`,
    advice: 'Write a name in WITH as one word without quotes:',
    fix: (written) => {
      const name = inOneWord(written.slice(3));
      // One word in quotes is BQL.
      return name && !/^AS\s+"[A-Za-z_]\w*"$/i.test(written) ? `AS ${name}` : undefined;
    },
    isFixOnly: true,
    isReadable: true,
  },
  {
    pattern: words`(?<=\b(?:WHERE|AND|OR|NOT|RETURN|BY)\s{1,9}\(?|[,(]\s{0,9})(?:"[^"\n]+"|'[^'\n]+')(?!\s*\])`,
    advice: 'Write the name from WITH in one word without quotes:',
    fix: (written, {before}) => {
      const text = written.slice(1, -1);
      const isNamed = new RegExp(`\\bAS\\s+["']${text.replace(/\W/g, '\\$&')}["']`).test(before);
      const isHeading = /\bRETURN\b[\s\S]*\bAS\s+["']/i.test(before);
      if (!isNamed || isHeading) return undefined;
      return /^\w+$/.test(text) ? text : inOneWord(written);
    },
    isFixOnly: true,
    isReadable: true,
  },
];

/** Attributes as a form or a table shows them. */
export const attributeNameMistakes: CommonMistake[] = [
  {
    pattern: words`${beginning}(?:"[^"\n]*"|\[[a-z][\w ]*\])(?=${operator})(?!\s*(?:[=<>!]+|\bIN\b)\s*[a-z]\w*(?:\.|\s*(?:$|AND\b|OR\b)))`,
    advice: (written) => {
      const name = inOneWord(written);
      return `Write an attribute in one word without quotes${name ? `: ${name}` : ''}.`;
    },
    fix: inOneWord,
  },
  {
    pattern: words`${beginning}(?:\w+\.)?${word}(?:[ -]${word}){1,3}(?=${operator})`,
    advice: 'Write an attribute in one word:',
    fix: inOneWord,
  },
  {
    pattern: words`(?<=\bWHERE\s{1,9}\({0,9})"[^"\n]+"${end}`,
    advice: 'To search text, name the attribute:',
    fix: (written) => `name CONTAINS ${written}`,
  },
  {
    pattern: words`(?<=\bFIND\s{1,9}\w{1,99}\s{1,9})"[^"\n]+"${end}`,
    advice: 'To search text, name the attribute:',
    fix: (written) => `WHERE name CONTAINS ${written}`,
  },
];

/** Turns `risk score`, `"Risk Score"`, and `risk-score` into `riskScore`. */
function inOneWord(written: string): string | undefined {
  const [first, ...others] = written.match(/[\w.]+/g) ?? [];
  if (!first) return undefined;
  const start = /^[A-Z]+$/.test(first) ? first.toLowerCase() : uncapitalized(first);
  return start + others.map(capitalized).join('');
}
