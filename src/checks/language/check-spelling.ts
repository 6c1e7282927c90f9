import {readFileSync} from 'node:fs';
import path from 'node:path';
import {grouped} from '../../base/collections';
import {product} from '../../product/facts';
import type {Check} from '../check';
import type {CheckedPage} from '../page';
import {type Prose, proseOf} from './prose';

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
export const checkSpelling: Check = async ({selected, remember}, reportIn) => {
  const words = [...new Set(selected.flatMap((page) => proseOf(page).flatMap(wordsOf)))];
  const key = JSON.stringify([settings, words.toSorted()]);
  const faults = await remember('spelling', key, () => misspelt(words));
  if (faults.length === 0) return;
  const places = placesOf(selected);
  for (const {word, unknown, fix} of faults) {
    for (const {page, line} of places.get(word) ?? [])
      reportIn(page.file)(line, `unknown word "${unknown}"`, fix);
  }
};

/** What no dictionary knows of some words, and what to do. */
async function misspelt(words: string[]): Promise<{word: string; unknown: string; fix: string}[]> {
  // cspell-lib cannot be required, only imported.
  const {createTextDocument, DocumentValidator} = await import('cspell-lib');
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
  return validator.checkDocument(true).map(({offset, text: unknown, suggestions}) => {
    const guesses = suggestions?.length ? `${suggestions.join(', ')}? Else` : 'mend it, or';
    return {
      word: words[document.positionAt(offset).line] ?? '',
      unknown,
      fix: `${guesses} add the word to src/checks/language/dictionary.txt`,
    };
  });
}

/** Whatever has a space, or an end, before and after it. */
const wordsOf = ({text}: Prose) => text.split(/\s+/);

const placesOf = (pages: CheckedPage[]) =>
  grouped(
    pages.flatMap((page) =>
      proseOf(page).flatMap((prose) =>
        wordsOf(prose).map((word) => [word, {page, line: prose.line}] as const),
      ),
    ),
  );
