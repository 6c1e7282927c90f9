import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {listFiles, projectPath, withSlashes} from './paths';

test.each([
  ['docs\\guides\\roles.md', 'docs/guides/roles.md'],
  ['docs/guides/roles.md', 'docs/guides/roles.md'],
  ['C:\\site\\docs\\index.md', 'docs/index.md'],
  ['.\\README.md', 'README.md'],
])('on Windows, %s is %s in the project', (file, expected) => {
  expect(projectPath(file, 'C:\\site', path.win32)).toBe(expected);
});

test('elsewhere, a backslash is part of a name', () => {
  expect(projectPath('/site/docs/a\\b.md', '/site', path.posix)).toBe('docs/a\\b.md');
  expect(withSlashes('docs\\a.md', path.win32)).toBe('docs/a.md');
});

test('lists the files of a folder and those below it, without folders', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'paths-'));
  mkdirSync(path.join(folder, 'b/c'), {recursive: true});
  for (const name of ['z.md', 'b/c/a.md']) writeFileSync(path.join(folder, name), '');
  expect(listFiles(folder)).toEqual(['b/c/a.md', 'z.md']);
  rmSync(folder, {recursive: true});
});

/** Code whose result has backslashes on Windows, or isn't a path there. */
const onlyOnUnix = [
  {code: /\bpath\.relative\(/, use: 'projectPath'},
  {code: /\bpath\.sep\b|replaceAll\('\\\\', '\/'\)/, use: 'withSlashes'},
  {code: /readdirSync\([^;]*?encoding: 'utf8'/, use: 'listFiles'},
  {code: /\(import\.meta\.url\)\.pathname|`file:\/\/\$/, use: 'fileURLToPath or pathToFileURL'},
  {code: /spawn(Sync)?\('npx'/, use: "process.execPath with the program's file"},
];

test('code that reads paths works on Windows, too', () => {
  const files = execFileSync('git', ['ls-files', 'src', 'scripts'], {encoding: 'utf8'}).split('\n');
  const found = files
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('src/base/source/'))
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8');
      return onlyOnUnix.flatMap(({code, use}) =>
        code.test(source) ? [`${file} has ${code}: use ${use}`] : [],
      );
    });
  expect(found).toEqual([]);
});
