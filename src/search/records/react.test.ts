import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {product} from '../../product/facts';
import {recordsFromReact} from './react';

it('includes the title and description of pages written in React', () => {
  const context = {
    i18n: {currentLocale: 'en'},
    siteConfig: {url: 'https://docs.example.com', baseUrl: '/'},
  };
  const records = recordsFromReact(context as unknown as LoadContext);
  expect(records.map(({hierarchy}) => hierarchy.lvl1)).toContain('Versions');
  expect(records.find(({url}) => url === 'https://docs.example.com/playground')).toMatchObject({
    hierarchy: {lvl0: 'Documentation', lvl1: 'BQL playground'},
    content: expect.stringContaining(`${product.name} Query Language`),
    docusaurus_tag: 'default',
  });
});
