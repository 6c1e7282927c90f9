import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {readFiles} from '../../src/base/source/files';
import {chooseEdits, placesOf, readEdits} from './edits';
import {mutations} from './mutations';
import {slips} from './slips';

test('every group of mutations finds places in the pages', () => {
  const files = readFiles(process.cwd());
  const without = mutations.filter((mutation) => placesOf(mutation, files).length < 5);
  expect(without.map(({group}) => group)).toEqual([]);
});

test('the same seed chooses the same edits, each where its text stands', () => {
  const files = readFiles(process.cwd());
  const edits = chooseEdits(mutations, files, 3, 2);
  expect(edits).toEqual(chooseEdits(mutations, files, 3, 2));
  expect(edits).not.toEqual(chooseEdits(mutations, files, 4, 2));
  const moved = edits.filter(({file, offset, before}) => !files[file]?.startsWith(before, offset));
  expect(moved).toEqual([]);
});

test('cases of people say which of them do not fit the pages', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cases-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  const file = path.join(folder, 'cases.json');
  const write = (find: string) =>
    writeFileSync(file, JSON.stringify([{file: 'docs/a.md', find, replace: 'x', kind: 'fact'}]));
  const files = {'docs/a.md': 'one two two'};
  write('one');
  expect(readEdits(file, files)).toEqual([
    {group: 'fact', file: 'docs/a.md', offset: 0, before: 'one', after: 'x'},
  ]);
  write('two');
  expect(() => readEdits(file, files)).toThrow('case 1 finds its text 2 times in docs/a.md');
});

test('slips in code are the same for a seed, and stand where the code is', () => {
  const files = {
    'src/bql/a.ts': "import {b} from './b < c';\n// a < b\nif (a < b && !c) return true;\n",
    'src/bql/a.test.ts': 'if (a < b) fail();\n',
  };
  const chosen = chooseEdits(slips, files, 1, 5).map(({before, after}) => [before, after]);
  expect(chosen).toEqual([
    [' < ', ' <= '],
    ['true', 'false'],
    [' && ', ' || '],
  ]);
});
