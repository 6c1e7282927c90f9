import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {openLastRun} from './last-run';

let root = '';
const installed = (packages: string) =>
  writeFileSync(path.join(root, 'package-lock.json'), packages);
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'last-run-'));
  installed('{}');
});
afterEach(() => rmSync(root, {recursive: true}));

const files = {'docs/a.md': 'Text.', 'src/a.yaml': '- a'};

test('says again what it said, until a file, a package, or what was asked for changes', () => {
  const said = {ok: false, lines: ['a fault', '1 page, 1 fault']};
  expect(openLastRun(root, [], files).said).toBeUndefined();
  openLastRun(root, [], files).keep(said);
  expect(openLastRun(root, [], files).said).toEqual(said);
  expect(openLastRun(root, ['docs/a.md'], files).said).toBeUndefined();
  expect(openLastRun(root, [], {...files, 'docs/a.md': 'Test.'}).said).toBeUndefined();
  expect(openLastRun(root, [], {...files, 'docs/b.md': ''}).said).toBeUndefined();
  installed('{"b": 1}');
  expect(openLastRun(root, [], files).said).toBeUndefined();
});
