import {readFileSync} from 'node:fs';
import path from 'node:path';
import {grouped} from '../../base/collections';
import {product} from '../../product/facts';
import type {Check} from '../check';
import type {CheckedPage} from '../page';
import {type Prose, proseOf} from './prose';
import {isTypo, rootOf, slipsOf} from './typos';

/** Correct words that the dictionaries do not know, sorted, one a line. */
export const dictionaryFile = path.join(__dirname, 'dictionary.txt');

const settings = {
  language: 'en-US',
  dictionaries: ['en_us', 'softwareTerms', 'companies', 'aws', 'networkingTerms'],
  words: [product.name, `${product.name}IQ`, ...readFileSync(dictionaryFile, 'utf8').split('\n')],
  // The nearest by letters isn't always among the first.
  numSuggestions: 8,
  maxNumberOfProblems: Number.MAX_SAFE_INTEGER,
  maxDuplicateProblems: Number.MAX_SAFE_INTEGER,
};

/**
 * Words are spelled as American English, the bundled software dictionaries or `dictionary.txt` spell them. A word that
 * none of them knows passes if it resembles no other: it's new, such as the name of an attack. What the pages say is one
 * document with each of their words once, one a line: cspell takes far longer to set a document up than to read it, and
 * most words stand on many pages.
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

/** A word that no dictionary knows. */
interface Unknown {
  /** What it stands in, up to the spaces around it. */
  word: string;
  unknown: string;
  suggestions: string[];
}

/** What is misspelled in some words, and what to do. */
async function misspelt(words: string[]): Promise<{word: string; unknown: string; fix: string}[]> {
  const found = await unknownOf(words, true);
  const tried = found.flatMap(({unknown}) => [slipsOf(unknown), rootOf(unknown) ?? []].flat());
  const strange = new Set((await unknownOf(tried, false)).map(({word}) => word));
  const known = new Set(tried.filter((word) => !strange.has(word)));
  return found
    .filter(({unknown, suggestions}) => isTypo(unknown, suggestions, (word) => known.has(word)))
    .map(({word, unknown, suggestions}) => {
      const guesses =
        suggestions.length > 0 ? `${suggestions.slice(0, 3).join(', ')}? Else` : 'mend it, or';
      return {word, unknown, fix: `${guesses} add the word to src/checks/language/dictionary.txt`};
    });
}

/** What no dictionary knows of some words; guesses take their time. */
async function unknownOf(words: string[], generateSuggestions: boolean): Promise<Unknown[]> {
  if (words.length === 0) return [];
  // cspell-lib cannot be required, only imported.
  const {createTextDocument, DocumentValidator} = await import('cspell-lib');
  const document = createTextDocument({
    uri: 'prose.txt',
    content: words.join('\n'),
    languageId: 'plaintext',
  });
  const validator = new DocumentValidator(
    document,
    {noConfigSearch: true, generateSuggestions},
    settings,
  );
  await validator.prepare();
  return validator.checkDocument(true).map(({offset, text, suggestions = []}) => ({
    word: words[document.positionAt(offset).line] ?? '',
    unknown: text,
    suggestions,
  }));
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
