import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {product} from '../../product/facts';
import {faultsOf} from '../faults-of';
import {checkProductName, typedName} from './check-product-name';

test('accepts the name as a parameter', async () => {
  expect(await faultsOf(checkProductName, 'Open {Product} at `{product}.example`.')).toEqual([]);
});

test("rejects another spelling of the assistant's name", async () => {
  const found = await faultsOf(checkProductName, {
    'docs/iq/a.md': 'Ask {Product}Iq.\nAsk {Product}IQ assistant.\nAsk {Product}IQ Assistant.',
  });
  expect(found).toHaveLength(2);
});

test('rejects the typed name in pages, code, and configuration', async () => {
  const found = await faultsOf(checkProductName, {
    'docs/apis/a.md': `Open ${product.name} and ${product.name}IQ.`,
    'src/pages/index.tsx': `const name = '${product.name}';`,
    'README.md': `https://docs.${product.slug}.example`,
    'src/product/facts/product.yaml': `name: ${product.name}\nblog: https://${product.slug}.example`,
  });
  expect(found).toHaveLength(5);
  expect(found[0]).toContain('docs/apis/a.md:1');
});

test('no file of the repository has the name, so a renamed product leaves none behind', () => {
  const known = ['src/product/facts/product.yaml', '.vscode/facts.code-snippets', 'LICENSE'];
  const files = execFileSync('git', ['ls-files'], {encoding: 'utf8'}).trim().split('\n');
  const found = files.filter((file) =>
    [file, readFileSync(file, 'utf8')].some((text) => text.search(typedName) >= 0),
  );
  expect(found.filter((file) => !known.includes(file))).toEqual([]);
});
