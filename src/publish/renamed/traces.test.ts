import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {strToU8, zipSync} from 'fflate';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {sameImages, tracesOf} from './traces';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'renamed-'));
});
afterEach(() => rmSync(root, {recursive: true}));

function write(file: string, content: string | Uint8Array) {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), content);
}

test('finds the name in paths, in text, and in archives', () => {
  write('index.html', '<title>Night Watch</title>');
  write('assets/js/main.js', 'title="Old name",url="https://docs.oldname.example"');
  write('docs/oldname-api.html', '');
  write('copy.zip', zipSync({'a/kept.html': strToU8('New'), 'a/lost.html': strToU8('OLDNAME')}));
  expect(tracesOf(root, 'oldname')).toEqual([
    'assets/js/main.js: "title=\\"Old name\\",url=\\"https://docs.oldname.example\\""',
    'copy.zip/a/lost.html: "OLDNAME"',
    'docs/oldname-api.html: in its path',
  ]);
});

test('finds images that are still the same, under another path, too', () => {
  write('before/img/old.png', 'old');
  write('before/img/site.png', 'before');
  write('after/img/new.png', 'old');
  write('after/img/site.png', 'after');
  const [before, after] = [path.join(root, 'before'), path.join(root, 'after')];
  expect(sameImages(before, after, 'img')).toEqual(['img/new.png']);
});
