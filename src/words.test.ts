import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {lineAt} from './base/text/line-at';
import {findWords} from './checks/language/words/find-words';
import {textsInSource} from './checks/language/words/texts-in-source';

/** Lists of words, and texts that aren't ours. */
const notOurs = /^(?:docs\/|static\/|LICENSE|package-lock\.json|src\/checks\/language\/|bench\/)/;

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mts', '*.mjs', '*.md', '*.yaml'])
  .toString()
  .split('\n')
  .filter((file) => file && !notOurs.test(file));

test("the repository's own texts use the words that pages use", () => {
  const found = files.flatMap((file) =>
    textsInSource(file, readFileSync(file, 'utf8')).flatMap(({line, text}) =>
      findWords(text).map(
        ({word, write, index}) => `${file}:${line + lineAt(text, index) - 1}  ${word}: ${write}`,
      ),
    ),
  );
  expect(found).toEqual([]);
});
