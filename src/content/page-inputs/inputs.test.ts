import {expect, test} from 'vitest';
import {inputsFrom} from './inputs';

const files = {
  'docs/guides/a.md': '---\ntitle: A\nslug: /a\n---\n\nText.\n',
  'docs/guides/errors.md': '---\ntitle: Errors\n---\n\n::errors\n',
  'docs/guides/img/a.svg': '<svg width="1"/>',
  'docs/guides/_questions.yml': 'a.md: {}',
  'docs/connectors/b.md': '---\ntitle: B\n---\n\nText.\n',
  'docs/releases/platform/1.md': '---\ntitle: One\n---\n\nText.\n',
  'src/product/facts/roles.yaml': '- name: User',
  'src/content/directives/parts/roles.ts': 'export {};',
  'src/app/tour/Tour.tsx': 'export {};',
  'src/app/tour/plugin.ts': 'export {};',
  'docusaurus.config.ts': 'export {};',
  'package-lock.json': '{}',
};

const siteUrl = 'https://docs.example';
const factsWith = (change: Record<string, string>) =>
  inputsFrom({...files, ...change}, new Map(), siteUrl).facts;

test('every page is made again for another address', () => {
  const elsewhere = inputsFrom(files, new Map(), 'https://docs.example/docs-site').facts;
  expect(elsewhere).not.toBe(factsWith({}));
});

test.each([
  ['a fact', 'src/product/facts/roles.yaml'],
  ["a directive's code", 'src/content/directives/parts/roles.ts'],
  ['the version of a package', 'package-lock.json'],
  ['the configuration', 'docusaurus.config.ts'],
  ["a plugin's code", 'src/app/tour/plugin.ts'],
  ['a picture', 'docs/guides/img/a.svg'],
  ['a release', 'docs/releases/platform/1.md'],
])('every page is made again after a change of %s', (_what, file) => {
  expect(factsWith({[file]: 'changed'})).not.toBe(factsWith({}));
});

test.each([
  ['a new page', 'docs/guides/c.md', 'Text.'],
  ['another address', 'docs/guides/a.md', '---\ntitle: A\nslug: /b\n---\n\nText.\n'],
  [
    'a page that becomes a draft',
    'docs/guides/a.md',
    '---\ntitle: A\nslug: /a\ndraft: true\n---\n',
  ],
  ["a connector's new title", 'docs/connectors/b.md', '---\ntitle: C\n---\n\nText.\n'],
])('every page is made again after %s, because links and lists name it', (_what, file, text) => {
  expect(factsWith({[file]: text})).not.toBe(factsWith({}));
});

test.each([
  ['the text of a page', 'docs/guides/a.md', '---\ntitle: A\nslug: /a\n---\n\nMore text.\n'],
  ['the questions for search', 'docs/guides/_questions.yml', 'a.md: {page: [How?]}'],
  ['a test', 'src/content/directives/parts/roles.test.ts', 'test();'],
  ['a component', 'src/app/tour/Tour.tsx', 'export const a = 1;'],
])('other pages stay as they are after a change of %s', (_what, file, text) => {
  expect(factsWith({[file]: text})).toBe(factsWith({}));
});

test('a page that gathers what others say changes with the text of any page, and no other page does', () => {
  const inputs = (text: string) =>
    inputsFrom({...files, 'docs/guides/a.md': text}, new Map(), siteUrl).fromOthers;
  const [before, after] = [inputs('Text.'), inputs('Other text.')];
  const changed = [...before.keys()].filter((file) => before.get(file) !== after.get(file));
  expect(changed).toEqual(['docs/guides/errors.md']);
});

test('a page changes with the related pages that others suggest for it', () => {
  const inputs = (related: string) =>
    inputsFrom(files, new Map([['docs/guides/a.md', related]]), siteUrl).fromOthers;
  const [before, after] = [inputs('B'), inputs('C')];
  const changed = [...before.keys()].filter((file) => before.get(file) !== after.get(file));
  expect(changed).toEqual(['docs/guides/a.md']);
});
