import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {lineAt} from './base/text/line-at';
import {findWords} from './checks/language/words/find-words';
import {textsInSource} from './checks/language/words/texts-in-source';

/** Pages, which `npm run check` reads, lists of words, and texts that aren't ours. */
const notRead = /^(?:docs|static|bench|src\/checks\/language)\//;

/** Lines with these words that aren't our own text. */
const exceptions: {file: string; line: RegExp; reason: string}[] = [
  {file: 'CONTRIBUTING.md', line: /^\|/, reason: 'its tables show what not to write'},
  {file: 'e2e/support/algolia-server.ts', line: /message:/, reason: "Algolia's messages"},
  {file: 'scripts/editor-schemas/snippets.ts', line: /'shipped'/, reason: 'a key'},
  {file: 'src/search/language/en/synonyms.ts', line: /'whitelist'/, reason: "readers' words"},
  {file: 'src/checks/facts/free-numbers/list.yaml', line: /\.md:$/, reason: 'names of pages'},
  {
    file: 'src/product/facts/messages.yaml',
    line: /text: .*\b(?:n't|(?:do|does|did|is) not|may|Somebody)\b/,
    reason: "the product's messages, which have no contractions",
  },
  {
    file: 'src/checks/facts/reviewed/list.yaml',
    line: /^ +(?:- was|is): /,
    reason: 'what pages say, without contractions',
  },
];

const isException = (file: string, line = '') =>
  exceptions.some((each) => each.file === file && each.line.test(line));

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mts', '*.mjs', '*.md', '*.yaml'])
  .toString()
  .split('\n')
  .filter((file) => file && !notRead.test(file));

function wordsIn(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const lines = source.split('\n');
  return textsInSource(file, source).flatMap(({line: first, text}) =>
    findWords(text)
      .map((found) => ({...found, line: first + lineAt(text, found.index) - 1}))
      .filter(({line}) => !isException(file, lines[line - 1]))
      .map(({line, word, write}) => `${file}:${line}  "${word}"  write ${write}`),
  );
}

test("the repository's own texts use the words that pages use", () => {
  expect(files.flatMap(wordsIn)).toEqual([]);
});
