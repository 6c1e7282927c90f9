import {expect, test} from 'vitest';
import {textsInSource} from './texts-in-source';

const read = (file: string, source: string) =>
  textsInSource(file, source).map(({line, text}) => `${line} ${text.trim().replace(/ +/g, ' ')}`);

test('reads comments and strings of code, and JSX text', () => {
  const source = "// One\nconst a = 'two'; /* three\nfour */\nconst b = <p>five</p>;";
  expect(read('a.tsx', source)).toEqual(['1 // One', '2 two', '2 /* three\nfour */', '4 five']);
});

test('of a test, reads comments only', () => {
  expect(read('a.test.ts', "// One\ntest('two', () => {});")).toEqual(['1 // One']);
});

test('reads YAML without keys, and no text without code and quotations', () => {
  expect(read('a.yaml', 'may: can\nb: "may"')).toEqual(['1 can']);
  expect(read('a.md', 'Say `may`, "may" or *may*.')).toEqual(['1 Say , or .']);
});
