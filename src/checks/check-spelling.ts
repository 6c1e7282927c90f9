import {readFileSync} from 'node:fs';
import path from 'node:path';
import {product} from '../product';
import type {Check} from './check';
import type {Page} from './page';
import {proseOf} from './prose';

/** Correct words that the dictionaries do not know, sorted, one a line. */
export const dictionaryFile = path.join(__dirname, 'dictionary.txt');

const settings = {
  language: 'en-US',
  dictionaries: ['en_us', 'softwareTerms', 'companies', 'aws', 'networkingTerms'],
  words: [product.name, `${product.name}IQ`, ...readFileSync(dictionaryFile, 'utf8').split('\n')],
  numSuggestions: 3,
  maxNumberOfProblems: Number.MAX_SAFE_INTEGER,
  maxDuplicateProblems: Number.MAX_SAFE_INTEGER,
};

/**
 * Words are spelled as American English, the bundled software dictionaries or `dictionary.txt` spell them. What the
 * pages say is one document with each of their words once, one a line: cspell takes far longer to set a document up
 * than to read it, and most words stand on many pages.
 */
export const checkSpelling: Check = async ({selected}, reportIn) => {
  // cspell-lib cannot be required, only imported.
  const {createTextDocument, DocumentValidator} = await import('cspell-lib');
  const places = placesOf(selected);
  const words = [...places.keys()];
  const document = createTextDocument({
    uri: 'prose.txt',
    content: words.join('\n'),
    languageId: 'plaintext',
  });
  const validator = new DocumentValidator(
    document,
    {noConfigSearch: true, generateSuggestions: true},
    settings,
  );
  await validator.prepare();
  for (const issue of validator.checkDocument(true)) {
    const word = words[document.positionAt(issue.offset).line] ?? '';
    const guesses = issue.suggestions?.length
      ? `${issue.suggestions.join(', ')}? Else`
      : 'mend it, or';
    const fix = `${guesses} add the word to src/checks/dictionary.txt`;
    for (const {page, line} of places.get(word) ?? [])
      reportIn(page.file)(line, `unknown word "${issue.text}"`, fix);
  }
};

/** Where each word stands: whatever has a space, or an end, before and after it. */
function placesOf(pages: Page[]): Map<string, {page: Page; line: number}[]> {
  const places = new Map<string, {page: Page; line: number}[]>();
  for (const page of pages) {
    for (const {text, line} of proseOf(page)) {
      for (const word of text.split(/\s+/)) {
        const known = places.get(word);
        if (known) known.push({page, line});
        else places.set(word, [{page, line}]);
      }
    }
  }
  return places;
}
