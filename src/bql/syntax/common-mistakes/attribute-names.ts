import {capitalized, uncapitalized} from '../../../base/text/words';
import {conditionOf, stateWords} from '../states';
import {type CommonMistake, words} from './common-mistake';

const beginning = String.raw`(?<=(?:^|\b(?:WHERE|AND|OR|NOT|WHEN))\s{1,9}\({0,9})`;
const operator = String.raw`\s*(?:[=<>!~:]|\b(?:IN|IS|NOT|EXISTS|CONTAINS|LIKE|STARTS|ENDS)\b)`;
const reserved = String.raw`(?!(?:IN|IS|NOT|EXISTS?|CONTAINS?|LIKE|STARTS|ENDS|AND|OR|WHERE|THAT|HAS|HAVE|DOES|DO|NO|WAS|THIS|WITHOUT|EXCEPT|ANY|ALL|RETURN|WITH|FIND|OPTIONALLY|CASE|WHEN)\b)`;
const word = String.raw`${reserved}[a-z]\w*`;
const end = String.raw`(?=\s*(?:$|\)|\b(?:AND|OR|THAT|OPTIONALLY|RETURN|WITH|ORDER|SKIP|LIMIT)\b))`;

/** Attributes as a form or a table shows them, and states without an attribute. */
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
  {
    pattern: words`${beginning}(?:${stateWords})${end}`,
    advice: 'Write the attribute, too:',
    fix: (written) => conditionOf(written),
  },
];

/** Turns `risk score`, `"Risk Score"`, and `risk-score` into `riskScore`. */
function inOneWord(written: string): string | undefined {
  const [first, ...others] = written.match(/[\w.]+/g) ?? [];
  if (!first) return undefined;
  const start = /^[A-Z]+$/.test(first) ? first.toLowerCase() : uncapitalized(first);
  return start + others.map(capitalized).join('');
}
