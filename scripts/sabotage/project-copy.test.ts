import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {copyProject} from './project-copy';

test('a copy has what is in version control or new, the packages, and the history', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'project-'));
  onTestFinished(() => rmSync(root, {recursive: true}));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  };
  write('docs/a.md', 'old');
  write('.gitignore', 'build\nnode_modules\n');
  write('node_modules/package/index.js', '');
  execFileSync('git', ['init', '--quiet'], {cwd: root});
  execFileSync('git', ['add', '.'], {cwd: root});
  write('docs/a.md', 'changed');
  write('docs/b.md', 'new');
  write('build/index.html', '');

  const copy = copyProject(root);
  onTestFinished(() => rmSync(copy, {recursive: true}));
  expect(readFileSync(path.join(copy, 'docs/a.md'), 'utf8')).toBe('changed');
  expect(existsSync(path.join(copy, 'docs/b.md'))).toBe(true);
  expect(existsSync(path.join(copy, 'build'))).toBe(false);
  expect(existsSync(path.join(copy, 'node_modules/package/index.js'))).toBe(true);
  const known = execFileSync('git', ['ls-files'], {cwd: copy, encoding: 'utf8'});
  expect(known).toBe('.gitignore\ndocs/a.md\n');
});
