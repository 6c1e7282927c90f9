import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {readFiles} from './files';
import {readSource, sourceFaults} from './read';

const file = 'docs/page.md';
const faults = (text: string, name = file) => sourceFaults(name, text);

test('accepts an ordinary page', () => {
  const fence = '```json\n{"a": [1, {"b": "(c)"}]}\n```';
  expect(
    faults(`---\ntitle: Café ☕ 𝄞\n---\n\n> - **Bold** [link](a.md)\n\n${fence}\n\tTab\n`),
  ).toEqual([]);
});

test.each([
  ['\uFEFF# A', 1, 'the file begins with a byte-order mark'],
  ['# A\r\n\r\nB\r\n', 1, 'lines end with CRLF'],
  ['# A\n\nCaf\uFFFD', 3, 'a character was lost'],
  ['# A\n\nB\0', 3, 'an invisible character: U+0000'],
  ['# A\n\nB\u001B[1m', 3, 'an invisible character: U+001B'],
  ['# A\n\nB\u0085', 3, 'an invisible character: U+0085'],
  ['# A\nB\rC', 2, 'an invisible character: U+000D'],
  ['# A\nB\u202E', 2, 'an invisible character: U+202E'],
  ['# A\nB\uFEFF', 2, 'an invisible character: U+FEFF'],
])('rejects %j, with its line and the cause', (text, line, wrong) => {
  const found = faults(text);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(new RegExp(`^docs/page\\.md:${line} {2}`));
  expect(found[0]).toContain(wrong);
  expect(faults(text, 'src/facts.yaml')[0]).toContain(wrong);
});

test('rejects a page with too many rows for its parser', () => {
  expect(faults('| a |\n| - |\n| b |\n\n'.repeat(501))).toEqual([
    `${file}:1  more than 1500 table rows on one page  split the page`,
  ]);
});

test("doesn't count underscores within words as emphasis", () => {
  expect(faults('first_found, '.repeat(1000))).toEqual([]);
});

test('reports a fault that occurs on every line once', () => {
  expect(faults('A\0\r\n'.repeat(1000))).toHaveLength(2);
});

test.each(['docs/page.md', 'src/facts.yaml'])('rejects %s of 4 MB before parsing it', (name) => {
  expect(faults('- words\n'.repeat(500_000), name)).toEqual([
    `${name}:1  the file has 4000000 characters, more than 200000  split it`,
  ]);
});

test.each([
  [`# A\n\n${'>'.repeat(50)} a`, 'more than 20 quotes and list items on one line'],
  [`# A\n\n${'- '.repeat(50)}a`, 'more than 20 quotes and list items on one line'],
  [`# A\n\n${'1. '.repeat(50)}a`, 'more than 20 quotes and list items on one line'],
  [`# A\n\n${' '.repeat(150)}a`, 'more than 100 columns of indentation'],
  [`# A\n\n${'['.repeat(150)}`, 'more than 100 open brackets'],
  [`# A\n\n${'*a **b '.repeat(300)}`, 'more than 500 emphasis markers in one paragraph'],
])('rejects nesting that is too deep for parsers', (text, wrong) => {
  expect(faults(text)).toEqual([
    `${file}:3  ${wrong}  split the text, or make it a downloadable file`,
  ]);
});

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'source-'));
  for (const folder of ['docs', 'src', 'static']) mkdirSync(path.join(root, folder));
});

afterEach(() => rmSync(root, {recursive: true}));

test("rejects bytes that aren't UTF-8", () => {
  const latin = path.join(root, 'docs/latin.md');
  writeFileSync(latin, Buffer.from('Caf\u00e9', 'latin1'));
  expect(() => readSource(latin)).toThrow("latin.md:1  a character was lost: it isn't UTF-8");
});

test('reports a missing file without a stack', () => {
  expect(() => readSource('docs/gone.md')).toThrow('docs/gone.md:1  there is no such file');
  try {
    readSource('docs');
  } catch (error) {
    expect((error as Error).stack).toBe('docs:1  this is a folder, not a file  rename the folder');
  }
});

test('rejects links and folders, and reports all faults in one error', () => {
  writeFileSync(path.join(root, 'docs/good.md'), 'Text');
  writeFileSync(path.join(root, 'docs/bad.md'), 'Te\0xt');
  mkdirSync(path.join(root, 'docs/folder.md'));
  symlinkSync('.', path.join(root, 'docs/loop'));
  expect(() => readFiles(root)).toThrow(/loop:1 {2}this is a link/);
  expect(() => readFiles(root)).toThrow(/folder\.md:1 {2}this is a folder with the name of a page/);
  expect(() => readFiles(root)).toThrow(/bad\.md:1 {2}an invisible character/);
});

test("lists a file that isn't text, without reading it", () => {
  writeFileSync(path.join(root, 'static/picture.png'), Buffer.from([0x89, 0, 0xff]));
  expect(readFiles(root)).toEqual({'static/picture.png': ''});
});

test('rejects a space or a capital in a name that becomes an address', () => {
  writeFileSync(path.join(root, 'docs/My page.md'), 'Text');
  writeFileSync(path.join(root, 'src/Component.tsx'), '');
  expect(() => readFiles(root)).toThrow(
    /^docs\/My page\.md:1 {2}the name has .* {2}rename it to "my-page\.md"$/,
  );
});
