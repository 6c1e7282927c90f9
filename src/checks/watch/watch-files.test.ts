import {mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {page} from '../faults-of';
import {watchFiles} from './watch-files';

let root = '';
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
};
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'watch-'));
  mkdirSync(path.join(root, 'static'));
  for (const file of [
    'package-lock.json',
    'src/checks/page.ts',
    'src/checks/structure/markdown-rules.ts',
  ])
    write(file, '');
  write('docs/guides/topic/title.md', page('A text.'));
  write('docs/guides/topic/other.md', page('A text.').replace('/title', '/other'));
});
afterEach(() => rmSync(root, {recursive: true, force: true}));

test('checks all pages, then those that are saved, until data changes', {
  timeout: 60_000,
}, async () => {
  const lines: string[] = [];
  /** What is printed from here on until the next run has ended. */
  const nextRun = async () => {
    lines.length = 0;
    await vi.waitFor(() => expect(lines.join('\n')).toMatch(/Waiting for changes/), 30_000);
    return lines.join('\n');
  };
  const end = watchFiles(root, (line) => lines.push(line));
  expect(await nextRun()).toContain('2 pages');

  write('docs/guides/topic/title.md', page('A text, and and more.'));
  const wrong = await nextRun();
  expect(wrong).toContain('docs/guides/topic/title.md:7  "and and"');

  // Many editors write another file and put it into the place of the first.
  write('docs/guides/topic/draft', page('A text, and more.'));
  renameSync(
    path.join(root, 'docs/guides/topic/draft'),
    path.join(root, 'docs/guides/topic/title.md'),
  );
  expect(await nextRun()).not.toContain('"and and"');

  write('src/product/facts/menu.yaml', '[]\n');
  await end;
  expect(lines.join('\n')).toContain('src/product/facts/menu.yaml: data or code');
});

test('of a file that cannot be used, says only that, until it is mended', {
  timeout: 60_000,
}, async () => {
  const lines: string[] = [];
  const end = watchFiles(root, (line) => lines.push(line));
  const printed = (pattern: RegExp) =>
    vi.waitFor(() => expect(lines.join('\n')).toMatch(pattern), 30_000);
  await printed(/Waiting for changes/);
  write('docs/guides/topic/title.md', '\u{feff}A text.\n');
  await printed(/title\.md:1 .*byte.order mark/);
  lines.length = 0;
  write('docs/guides/topic/title.md', page('A word.'));
  await printed(/Waiting for changes/);
  write('src/a.ts', '');
  await end;
});
