import {expect, test} from 'vitest';
import {product} from '../product';
import {isWritten, readPage} from './page';

test('fills the product in without moving a line', () => {
  const page = readPage(
    'docs/apis/a.md',
    '---\ntitle: A\n---\n\nOpen {Product}.\n\n## Log in to {Product}\n',
  );
  expect(page.text.split('\n')[4]).toBe(`Open ${product.name}.`);
  expect(page.headings[0]?.node.position?.start.line).toBe(7);
  expect(page.headings[0]?.anchor).toBe(`log-in-to-${product.slug}`);
});

test('numbers the anchors of headings that read alike', () => {
  const page = readPage('docs/apis/a.md', '## Limits\n\n## Limits\n');
  expect(page.headings.map(({anchor}) => anchor)).toEqual(['limits', 'limits-1']);
});

test('counts the headings of derived parts, which nobody wrote', () => {
  const versions = '{version: 1.0.0, date: 2025-01-08, changes: [{added: First.}]}';
  const connector = `{vendor: V, product: P, category: Identity, direction: in, hosting: cloud, authentication: None, models: [User], status: current, versions: [${versions}]}`;
  const page = readPage(
    'docs/connectors/a.md',
    `---\nconnector: ${connector}\n---\n\n## Changelog\n\n::connector-changelog\n`,
  );
  expect(page.headings.map(({text, node}) => [text, isWritten(node)])).toEqual([
    ['Changelog', true],
    ['1.0.0', false],
  ]);
});

test('reads a colon in a time as text', () => {
  const page = readPage('docs/apis/a.md', 'At 10:pm or 10:30.\n');
  expect(JSON.stringify(page.tree)).not.toContain('textDirective');
});
