import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {nameFolders, readReviewed} from './history';
import {formatList, listFile} from './list';

let root = '';
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', ...args], {
    cwd: root,
  });
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'reviewed-'));
  mkdirSync(path.join(root, 'docs/guides'), {recursive: true});
  mkdirSync(path.join(root, 'src/product'), {recursive: true});
  writeFileSync(path.join(root, 'src/product/limits.yaml'), 'rows: 200');
});
afterEach(() => rmSync(root, {recursive: true}));

const file = 'docs/guides/a.md';
const write = (text: string) => {
  writeFileSync(path.join(root, file), text);
  return {[file]: text};
};

test('finds a committed review and what changed since then', () => {
  git('init', '--quiet');
  const before = write('24 hours');
  const list = {[listFile]: formatList({...nameFolders(root), changed: {}})};
  git('add', '.');
  git('commit', '--quiet', '-m', 'Reviewed');
  expect(readReviewed(root, {...list, ...before})).toEqual(new Map());
  expect(readReviewed(root, {...list, ...write('12 hours')})).toEqual(
    new Map([[file, '24 hours']]),
  );
  expect(readReviewed(root, list), 'a page that is gone').toEqual(new Map());
});

test("finds what changed in the product's data", () => {
  git('init', '--quiet');
  write('24 hours');
  const list = {[listFile]: formatList({...nameFolders(root), changed: {}})};
  git('add', '.');
  git('commit', '--quiet', '-m', 'Reviewed');
  const data = 'src/product/limits.yaml';
  expect(readReviewed(root, {...list, [data]: 'rows: 500'})).toEqual(
    new Map([[data, 'rows: 200']]),
  );
});

test("naming the folders doesn't change what is staged", () => {
  git('init', '--quiet');
  write('24 hours');
  nameFolders(root);
  expect(git('status', '--short').toString()).toBe('?? docs/\n?? src/\n');
});

test('reports a review that git no longer has, and returns none outside a repository', () => {
  const files = {
    [listFile]: formatList({docs: '0'.repeat(40), product: '0'.repeat(40), changed: {}}),
    ...write('24 hours'),
  };
  expect(readReviewed(root, files)).toBeUndefined();
  expect(() => nameFolders(root)).toThrow('run it in a clone of the repository');
  git('init', '--quiet');
  expect(() => readReviewed(root, files)).toThrow("git doesn't have the files of the last review");
});
