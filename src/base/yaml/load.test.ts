import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import * as z from 'zod';
import {listFiles} from '../source/paths';
import {loadYaml, parseYaml} from './load';
import {readYaml} from './read';

const schema = z.strictObject({name: z.string(), sizes: z.array(z.number())});

test('returns a valid value', () => {
  expect(parseYaml('name: a\nsizes: [1, 2]', 'a.yaml', schema)).toEqual({name: 'a', sizes: [1, 2]});
});

test('reports a value of the wrong type at its line', () => {
  expect(() => parseYaml('name: a\nsizes:\n  - 1\n  - two', 'a.yaml', schema)).toThrow(
    /^a\.yaml:4 {2}"sizes\.1": Invalid input: expected number/,
  );
});

test('reports a missing key where its parent begins', () => {
  expect(() => parseYaml('\nname: a', 'a.yaml', schema)).toThrow(/^a\.yaml:2 {2}"sizes"/);
});

test('reports a syntax error at its line', () => {
  expect(() => parseYaml('name: a\nsizes: [1, 2', 'a.yaml', schema)).toThrow(/^a\.yaml:2 {2}/);
});

test('counts the lines of an excerpt from its position in the file', () => {
  expect(() => parseYaml('name: 1\nsizes: []', 'page.md', schema, 2)).toThrow(
    /^page\.md:2 {2}"name"/,
  );
});

test('both parsers read the same values from every YAML file of the site', () => {
  const files = listFiles('src').filter((file) => file.endsWith('.yaml'));
  expect(files.length).toBeGreaterThan(100);
  for (const file of files.map((name) => `src/${name}`)) {
    expect(loadYaml(file, z.unknown()), file).toEqual(parse(readFileSync(file, 'utf8')));
  }
});

test('rejects aliases, which can turn a few lines into billions of values', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
  const bomb = names.map(
    (name, index) => `${name}: &${name} [${Array(9).fill(index ? `*${names[index - 1]}` : 'x')}]`,
  );
  expect(() => parseYaml(bomb.join('\n'), 'bomb.yaml', schema)).toThrow(
    'bomb.yaml:1  "&a" is an anchor: write the value out where it is used',
  );
  expect(readYaml('a: 1\nb: &c\n  d: 1\n').faults[0]?.line).toBe(2);
});

test.each([
  ['brackets', '['.repeat(20_000)],
  ['lists', '- '.repeat(20_000)],
  ['keys', Array.from({length: 100}, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')],
])('rejects %s that are nested too deeply', (_what, text) => {
  expect(() => parseYaml(text, 'deep.yaml', schema)).toThrow(
    /^deep\.yaml:\d+ {2}nested more than 50 levels deep/,
  );
});

test('reports a file without content', () => {
  expect(() => parseYaml('# Nothing yet.\n', 'a.yaml', schema)).toThrow(
    /^a\.yaml:1 {2}there is no content$/,
  );
});

test('names a missing file', () => {
  expect(() => loadYaml('src/gone.yaml', schema)).toThrow(
    'src/gone.yaml:1  there is no such file  put it back',
  );
});
