import {expect, test} from 'vitest';
import {checkSidebars} from './check-sidebars';
import {faultsOf, page} from './faults-of';

const sidebars =
  "const folder = (name: string) => [name];\nexport default {\n  docs: folder('guides'),\n  connectors: ['connectors/index', ...all.map(({file}) => `connectors/$" +
  '{file}`)],\n};\n';

const faults = (files: Record<string, string>) =>
  faultsOf(checkSidebars, {'sidebars.ts': sidebars, ...files});

test('accepts pages of a named folder, named pages, and those that only links lead to', async () => {
  expect(
    await faults({
      'docs/guides/a/one.md': page('Text', 'sidebar_position: 1\n'),
      'docs/guides/b/one.md': page('Text', 'sidebar_position: 1\n'),
      'docs/guides/b/two.md': page('Text', 'sidebar_position: 2\n'),
      'docs/guides/b/three.md': page('Text'),
      'docs/connectors/index.md': page('Text'),
      'docs/connectors/acme.md': page('Text'),
      'docs/standalone/catalog.md': page('Text'),
    }),
  ).toEqual([]);
});

test('refuses a page that no sidebar shows', async () => {
  expect(
    await faults({'docs/iq/one.md': page('Text'), 'docs/reference/glossary.md': page('Text')}),
  ).toEqual([
    "docs/iq/one.md:1  no sidebar shows the page  add 'iq/one' to sidebars.ts, or put the page into a folder that it names",
    "docs/reference/glossary.md:1  no sidebar shows the page  add 'reference/glossary' to sidebars.ts, or put the page into a folder that it names",
  ]);
});

test('refuses a second page at one position', async () => {
  expect(
    await faults({
      'docs/guides/a/one.md': page('Text', 'sidebar_position: 1\n'),
      'docs/guides/a/two.md': page('Text', 'sidebar_position: 1\n'),
    }),
  ).toEqual([
    'docs/guides/a/two.md:5  sidebar_position 1 is also that of docs/guides/a/one.md  give one of them another',
  ]);
});
