import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import * as z from 'zod';
import {listFiles} from '../built-site/files';
import {loadYaml, parseYaml} from './load';

const schema = z.strictObject({name: z.string(), sizes: z.array(z.number())});

test('a value that fits is given back', () => {
  expect(parseYaml('name: a\nsizes: [1, 2]', 'a.yaml', schema)).toEqual({name: 'a', sizes: [1, 2]});
});

test('a value of the wrong type is reported at its line', () => {
  expect(() => parseYaml('name: a\nsizes:\n  - 1\n  - two', 'a.yaml', schema)).toThrow(
    /^a\.yaml:4 {2}"sizes\.1": Invalid input: expected number/,
  );
});

test('a missing key is reported where its parent begins', () => {
  expect(() => parseYaml('\nname: a', 'a.yaml', schema)).toThrow(/^a\.yaml:2 {2}"sizes"/);
});

test('broken syntax is reported at its line', () => {
  expect(() => parseYaml('name: a\nsizes: [1, 2', 'a.yaml', schema)).toThrow(/^a\.yaml:2 {2}/);
});

test('lines of an excerpt count from where the excerpt begins', () => {
  expect(() => parseYaml('name: 1\nsizes: []', 'page.md', schema, 2)).toThrow(
    /^page\.md:2 {2}"name"/,
  );
});

test('every YAML file of the site reads the same to the parser that knows its places', () => {
  const files = listFiles('src').filter((file) => file.endsWith('.yaml'));
  expect(files.length).toBeGreaterThan(100);
  for (const file of files.map((name) => `src/${name}`)) {
    expect(loadYaml(file, z.unknown()), file).toEqual(parse(readFileSync(file, 'utf8')));
  }
});
