import {keywordReference} from '../../bql/reference/keywords';
import {operatorPages, operatorReference} from '../../bql/reference/operators';
import {functions} from '../../bql/syntax/words';
import {onEachPage} from '../check';

/** The words that a page must document, and the directive that lists them. */
interface Duty {
  route: string;
  words: readonly string[];
  part: string;
}

const duties: Duty[] = [
  {
    route: '/docs/bql-basic-keywords',
    words: Object.keys(keywordReference),
    part: '::bql-keywords',
  },
  ...Object.entries(functions).map(([group, words]) => ({
    route: '/docs/bql-functions',
    words,
    part: `::bql-functions{group="${group}"}`,
  })),
  ...Object.entries(operatorPages).map(([of, route]) => ({
    route,
    words: Object.entries(operatorReference)
      .filter(([, {page}]) => page === of)
      .map(([operator]) => operator),
    part: `::bql-operators{of="${of}"}`,
  })),
];

/**
 * Checks that every BQL keyword, operator, and function is on its reference page, so that a new one isn't left
 * undocumented.
 */
export const checkBqlReference = onEachPage((page, report) => {
  for (const {words, part} of duties.filter(({route}) => route === page.route)) {
    const codes = page.nodes('inlineCode').map(({value}) => value);
    for (const word of words.filter((each) => !codes.some(wholeWord(each))))
      report(1, `the page doesn't mention "${word}"`, `add it to what "${part}" lists`);
  }
});

/** Returns a function that tells whether a text contains a word or symbol that isn't part of a longer one. */
function wholeWord(word: string): (text: string) => boolean {
  const neighbor = /^\w/.test(word) ? String.raw`\w` : '[=<>!~|]';
  const literal = word.replace(/[|*+/]/g, String.raw`\$&`);
  const pattern = new RegExp(`(?<!${neighbor})${literal}(?!${neighbor})`);
  return (text) => pattern.test(text);
}
