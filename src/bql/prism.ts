import type {Prism} from 'prism-react-renderer';
import {
  functions,
  keywords,
  literals,
  signOperators,
  timeUnits,
  wordOperators,
} from './syntax/words';

/** A grammar that gives BQL the token classes of src/css/code.css. Earlier entries win. */
export const bqlGrammar: Prism.Grammar = {
  string: {pattern: /"(?:\\.|[^"\\])*"/, greedy: true},
  date: /\b\d{4}-\d\d-\d\d(?:T[\d:.]+Z?)?\b/,
  number: new RegExp(String.raw`\b\d+(?:\.\d+)?(?:\s+(?:${timeUnits.join('|')})s?|d)?\b`, 'i'),
  function: new RegExp(
    String.raw`\b(?:${alternatives(Object.values(functions).flat())})(?=\s*\()`,
    'i',
  ),
  operator: [
    // An alias or attribute can be called "id" or "in": a word after a dot is never an operator.
    {pattern: wholeWords(wordOperators), alias: 'word'},
    new RegExp(alternatives(signOperators)),
  ],
  keyword: wholeWords(keywords),
  boolean: wholeWords(literals),
  // What follows THAT or a further NOT: HAS, OWNS_RISK, SOURCED_FROM.
  relationship: /\b[A-Z][A-Z_]+\b/,
  // A data model: Host, BusinessService.
  'class-name': /(?<!\.)\b[A-Z][A-Za-z]*[a-z][A-Za-z]*\b/,
  property: /\b[a-z_]\w*\b/i,
  punctuation: /[()[\],.]/,
};

function wholeWords(words: readonly string[]): RegExp {
  return new RegExp(String.raw`(?<!\.)\b(?:${alternatives(words)})\b`, 'i');
}

/** Longest first, so that `IN LAST` isn't read as `IN`; the words of a phrase can be any white space apart. */
function alternatives(words: readonly string[]): string {
  return words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[|*+/]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s+`))
    .join('|');
}
