import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {expect, test} from 'vitest';
import {listFiles} from '../../src/base/source/paths';
import {openPage} from '../../src/product/page-files/open-page';
import {editorFiles, frontMatterFile} from './schemas';

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

test('the schema of front matter accepts every page, and refuses an unknown key', () => {
  const schema = JSON.parse(files.get(frontMatterFile) ?? '');
  const accepts = addFormats(new Ajv()).compile(schema);
  const pages = listFiles('docs').filter((file) => file.endsWith('.md'));
  expect(pages.length).toBeGreaterThan(400);
  const frontMatterOf = (file: string) =>
    openPage(readFileSync(`docs/${file}`, 'utf8')).frontMatter.data;
  expect(pages.filter((file) => !accepts(frontMatterOf(file)))).toEqual([]);
  expect(accepts({...frontMatterOf('guides/security/roles.md'), titel: 'Roles'})).toBe(false);
});
