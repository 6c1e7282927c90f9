import type {Prism} from 'prism-react-renderer';
import {
  functions,
  keywords,
  literals,
  signOperators,
  timeUnits,
  wordOperators,
} from './syntax/words';

/** A Prism grammar that gives BQL the token classes of src/css/code.css. Earlier entries take precedence. */
export const bqlGrammar: Prism.Grammar = {
  string: {pattern: /"(?:\\.|[^"\\])*"/, greedy: true},
  date: /\b\d{4}-\d\d-\d\d(?:T[\d:.]+Z?)?\b/,
  number: new RegExp(String.raw`\b\d+(?:\.\d+)?(?:\s+(?:${timeUnits.join('|')})s?|d)?\b`, 'i'),
  function: new RegExp(
    String.raw`\b(?:${alternatives(Object.values(functions).flat())})(?=\s*\()`,
    'i',
  ),
  operator: [
    // An alias or attribute can be named "id" or "in", so a word after a dot is never an operator.
    {pattern: wholeWords(wordOperators), alias: 'word'},
    new RegExp(alternatives(signOperators)),
  ],
  keyword: wholeWords(keywords),
  boolean: wholeWords(literals),
  // The verb after THAT or THAT NOT: HAS, OWNS_RISK, SOURCED_FROM.
  relationship: /\b[A-Z][A-Z_]+\b/,
  // A data model: Host, BusinessService.
  'class-name': /(?<!\.)\b[A-Z][A-Za-z]*[a-z][A-Za-z]*\b/,
  property: /\b[a-z_]\w*\b/i,
  punctuation: /[()[\],.]/,
};

function wholeWords(words: readonly string[]): RegExp {
  return new RegExp(String.raw`(?<!\.)\b(?:${alternatives(words)})\b`, 'i');
}

/**
 * Returns a pattern with the longest words first, so that `IN LAST` isn't read as `IN`. Any white space can separate
 * the words of a phrase.
 */
function alternatives(words: readonly string[]): string {
  return words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[|*+/]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s+`))
    .join('|');
}
