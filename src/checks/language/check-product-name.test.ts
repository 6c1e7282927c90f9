import {expect, test} from 'vitest';
import {product} from '../../product/facts';
import {faultsOf} from '../faults-of';
import {checkProductName} from './check-product-name';

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
    'src/product/facts/product.yaml': `name: ${product.name}`,
  });
  expect(found).toHaveLength(4);
  expect(found[0]).toContain('docs/apis/a.md:1');
});
