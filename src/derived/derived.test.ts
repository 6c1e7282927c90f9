import type {Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {roles} from '../product';
import derivedParts from '.';

const connector = {
  vendor: 'Acme',
  product: 'Acme Scanner',
  category: 'Vulnerability management',
  direction: 'in',
  hosting: 'both',
  authentication: 'API key',
  models: ['Host', 'Vulnerability'],
  status: 'current',
  versions: [
    // Unquoted dates arrive as `Date` from Docusaurus's reader of front matter.
    {version: '1.1.0', date: new Date('2025-12-03'), changes: [{fixed: 'Paging stopped early.'}]},
    {version: '1.0.0', date: '2025-01-15', changes: [{added: 'First version.'}]},
  ],
};

/** The page's nodes after the derived parts took their places. */
function expand(markdown: string, frontMatter: Record<string, unknown> = {}) {
  const file = new VFile({path: 'docs/page.md', value: markdown, data: {frontMatter}});
  const processor = unified().use(remarkParse).use(remarkDirective).use(derivedParts);
  return (processor.runSync(processor.parse(file), file) as Root).children;
}

test('roles become a table with a row for each', () => {
  const [table] = expand('::roles');
  expect(table).toMatchObject({type: 'table', children: {length: roles.length + 1}});
});

test('risk ratings show both bounds with one decimal, and a single score once', () => {
  const text = textOf(expand('::risk-ratings')[0]);
  expect(text).toContain('7.0 to 8.9');
  expect(text).toContain('None0.0');
});

test('statuses follow the kind of record asked for', () => {
  expect(textOf(expand('::statuses{of="request"}')[0])).toContain('Rejected');
});

test('a kind of record that does not exist is an error at its line', () => {
  expect(() => expand('Text.\n\n::statuses{of="lorry"}')).toThrow(
    'docs/page.md:3  ::statuses needs of="…", one of asset, finding, ticket, request, compliance',
  );
});

test('a connector page shows its facts as a description list', () => {
  const [list] = expand('::connector-facts', {connector});
  expect(list?.data).toMatchObject({hName: 'dl', hProperties: {className: ['facts']}});
  expect(textOf(list)).toContain('Version1.1.0, December 3, 2025');
});

test('a changelog has a heading for each version, so that it can be linked', () => {
  const headings = expand('::connector-changelog', {connector}).filter(
    ({type}) => type === 'heading',
  );
  expect(headings.map((heading) => textOf(heading))).toEqual(['1.1.0', '1.0.0']);
});

test('platform releases of a year run from the newest to the oldest', () => {
  const [table] = expand('::platform-releases{year="2025"}');
  const text = textOf(table);
  expect(text.indexOf('11.32')).toBeLessThan(text.indexOf('11.21'));
  expect(text).not.toContain('11.20');
});

test('text and directives of other kinds stay as they are', () => {
  expect(expand('Text.\n\n::unknown').map(({type}) => type)).toEqual([
    'paragraph',
    'leafDirective',
  ]);
});
