import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {compareBuilds} from './compare';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'builds-'));
});
afterEach(() => rmSync(root, {recursive: true}));

function build(name: string, files: Record<string, string>): string {
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(root, name, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, content);
  }
  return path.join(root, name);
}

test('finds no differences between builds with the same files', () => {
  const files = {'index.html': '<h1>Home</h1>', 'assets/js/main.js': 'run()'};
  expect(compareBuilds(build('a', files), build('b', files))).toEqual([]);
});

test('shows a difference with its position and context', () => {
  const first = build('a', {'docs/roles.html': '<p>Built on Monday</p>'});
  const second = build('b', {'docs/roles.html': '<p>Built on Tuesday</p>'});
  expect(compareBuilds(first, second)).toEqual([
    {
      file: 'docs/roles.html',
      what: 'differs at byte 12: "<p>Built on Monday</p>" and "<p>Built on Tuesday</p>"',
    },
  ]);
});

test('reports a longer file, and files that are only in one build', () => {
  const first = build('a', {'a.js': 'run()', 'main.1.js': ''});
  const second = build('b', {'a.js': 'run();', 'main.2.js': ''});
  expect(compareBuilds(first, second).map(({file, what}) => `${file} ${what}`)).toEqual([
    'a.js differs at byte 5: "run()" and "run();"',
    'main.1.js is only in the first build',
    'main.2.js is only in the second build',
  ]);
});
