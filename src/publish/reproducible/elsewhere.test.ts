import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {copySite} from './elsewhere';

const root = mkdtempSync(path.join(tmpdir(), 'elsewhere-'));
const site = path.join(root, 'site');
const copy = path.join(root, 'a copy');

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });

function write(file: string, content: string) {
  mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  writeFileSync(path.join(site, file), content);
}

beforeAll(() => {
  write('.gitignore', 'node_modules\nbuild\n');
  write('docs/page.md', 'First');
  write('docs/gone.md', 'Gone');
  git(site, 'init', '--quiet');
  git(site, 'add', '.');
  git(site, 'commit', '--quiet', '--message', 'Pages');
  rmSync(path.join(site, 'docs/gone.md'));
  write('docs/page.md', 'Changed');
  write('docs/new.md', 'New');
  write('build/index.html', 'Built');
  write('node_modules/react/index.js', 'react');
  write('node_modules/.cache/rspack', 'cached');
  copySite(site, copy);
});

afterAll(() => rmSync(root, {recursive: true}));

test('copies the pages in their current state, without build output', () => {
  expect(readFileSync(path.join(copy, 'docs/page.md'), 'utf8')).toBe('Changed');
  expect(existsSync(path.join(copy, 'docs/new.md'))).toBe(true);
  expect(existsSync(path.join(copy, 'docs/gone.md'))).toBe(false);
  expect(existsSync(path.join(copy, 'build'))).toBe(false);
});

test('copies the packages, without the caches of tools', () => {
  expect(readFileSync(path.join(copy, 'node_modules/react/index.js'), 'utf8')).toBe('react');
  expect(existsSync(path.join(copy, 'node_modules/.cache'))).toBe(false);
});

test('makes the history available in the new folder', () => {
  expect(git(copy, 'log', '--format=%s').trim()).toBe('Pages');
  expect(path.basename(git(copy, 'rev-parse', '--show-toplevel').trim())).toBe('a copy');
});
