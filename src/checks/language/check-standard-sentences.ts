import path from 'node:path';
import {toString as textOf} from 'mdast-util-to-string';
import * as z from 'zod';
import {loadYaml} from '../../base/yaml/load';
import {onEachPage} from '../check';

/** What `standard-sentences.yaml` contains. */
export const standardSentencesSchema = z.array(
  z.strictObject({
    fact: z.string(),
    pattern: z.string(),
    write: z.string(),
  }),
);

const sentences = loadYaml(
  path.join(__dirname, 'standard-sentences.yaml'),
  standardSentencesSchema,
).map(({pattern, ...rest}) => ({...rest, pattern: new RegExp(pattern, 'i')}));

/**
 * Checks that connector pages state common facts with the same sentences, which readers recognize:
 * `standard-sentences.yaml` has other ways to state them, and the sentence to write.
 */
export const checkStandardSentences = onEachPage((page, report) => {
  if (page.kind !== 'connector') return;
  for (const node of page.written('paragraph', 'tableCell')) {
    const text = textOf(node);
    for (const {fact, pattern, write} of sentences) {
      const found = pattern.exec(text)?.[0];
      if (found) report(node, `"${found}": ${fact.toLowerCase()}`, `write "${write}"`);
    }
  }
});
