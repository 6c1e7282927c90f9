import {readFileSync} from 'node:fs';
import path from 'node:path';
import {product} from '../product';
import type {Check} from './check';
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
 * Words are spelled as American English, the bundled software dictionaries or `dictionary.txt` spell them. The prose of
 * all pages is one document, a piece a line: cspell takes far longer to set a document up than to read it.
 */
export const checkSpelling: Check = async ({selected}, reportIn) => {
  // cspell-lib cannot be required, only imported.
  const {createTextDocument, DocumentValidator} = await import('cspell-lib');
  const pieces = selected.flatMap((page) => proseOf(page).map((prose) => ({page, ...prose})));
  const content = pieces.map(({text}) => text.replaceAll('\n', ' ')).join('\n');
  const document = createTextDocument({uri: 'prose.txt', content, languageId: 'plaintext'});
  const validator = new DocumentValidator(
    document,
    {noConfigSearch: true, generateSuggestions: true},
    settings,
  );
  await validator.prepare();
  for (const issue of validator.checkDocument(true)) {
    const piece = pieces[document.positionAt(issue.offset).line];
    if (!piece) continue;
    const guesses = issue.suggestions?.length
      ? `${issue.suggestions.join(', ')}? Else`
      : 'mend it, or';
    const fix = `${guesses} add the word to src/checks/dictionary.txt`;
    reportIn(piece.page.file)(piece.line, `unknown word "${issue.text}"`, fix);
  }
};
