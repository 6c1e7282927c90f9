import {parentPort} from 'node:worker_threads';
import {createTextDocument, DocumentValidator} from 'cspell-lib';

/**
 * A thread that tells which words no dictionary knows: it takes seconds to read the dictionaries, and they stay read.
 * The words are one document, one a line: cspell takes far longer to set a document up than to read it.
 */
parentPort?.on('message', async ({words, settings, generateSuggestions}) => {
  const document = createTextDocument({
    uri: 'prose.txt',
    content: words.join('\n'),
    languageId: 'plaintext',
  });
  const options = {noConfigSearch: true, generateSuggestions};
  const validator = new DocumentValidator(document, options, settings);
  await validator.prepare();
  const issues = validator.checkDocument(true).map(({offset, text, suggestions = []}) => ({
    word: words[document.positionAt(offset).line] ?? '',
    unknown: text,
    suggestions,
  }));
  parentPort?.postMessage(issues);
});
