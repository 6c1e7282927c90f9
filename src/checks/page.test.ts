import {expect, test} from 'vitest';
import {product} from '../product/facts';
import {isWritten, readPage} from './page';

test('fills in the product without moving a line', () => {
  const page = readPage(
    'docs/apis/a.md',
    '---\ntitle: A\n---\n\nOpen {Product}.\n\n## Log in to {Product}\n',
  );
  expect(page.text.split('\n')[4]).toBe(`Open ${product.name}.`);
  expect(page.headings[0]?.node.position?.start.line).toBe(7);
  expect(page.headings[0]?.anchor).toBe(`log-in-to-${product.slug}`);
});

test('numbers the anchors of identical headings', () => {
  const page = readPage('docs/apis/a.md', '## Limits\n\n## Limits\n');
  expect(page.headings.map(({anchor}) => anchor)).toEqual(['limits', 'limits-1']);
});

test('includes the headings of derived parts', () => {
  const page = readPage(
    'docs/releases/connector/12-2025.md',
    '## Versions\n\n::connector-releases{month="2025-12"}\n',
  );
  const [own, first] = page.headings.map(({text, node}) => [text, isWritten(node)]);
  expect(own).toEqual(['Versions', true]);
  expect(first).toEqual(['Updates', false]);
});

test('reads a colon in a time as text', () => {
  const page = readPage('docs/apis/a.md', 'At 10:pm or 10:30.\n');
  expect(JSON.stringify(page.tree)).not.toContain('textDirective');
});
