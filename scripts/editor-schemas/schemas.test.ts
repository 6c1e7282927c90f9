import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {listFiles} from '../../src/base/source/paths';
import {editorFiles} from './schemas';

const files = editorFiles();
const settings = JSON.parse(files.get('.vscode/settings.json') ?? '');
const patterns = Object.values<string>(settings['yaml.schemas']);

/** The Connect API's document follows its own standard; the other is a list of tests. */
const others = [
  'src/product/connect-api/openapi.yaml',
  'src/product/platform-api/openapi.yaml',
  'src/search/index/misspelt.yaml',
];

test('editors have the schemas and facts of today: "npm run schemas" writes them', () => {
  expect(readdirSync('.vscode/schemas').sort()).toEqual(
    [...files.keys()].flatMap((file) => /schemas\/(.*)$/.exec(file)?.[1] ?? []).sort(),
  );
  for (const [file, text] of files) expect(readFileSync(file, 'utf8'), file).toBe(text);
});

test('every YAML file has one', () => {
  const yaml = listFiles('src')
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => `src/${file}`);
  const hasSchema = (file: string) =>
    patterns.includes(file) || patterns.includes(file.replace(/[^/]+\.yaml$/, '*.yaml'));
  expect(yaml.filter((file) => !hasSchema(file) && !others.includes(file))).toEqual([]);
  const names = listFiles('docs').filter((file) => file.endsWith('.yml'));
  const kinds = new Set(names.map((file) => `docs/**/${path.basename(file)}`));
  expect([...kinds].filter((kind) => !patterns.includes(kind))).toEqual([]);
});
