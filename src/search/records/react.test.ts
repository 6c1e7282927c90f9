import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, expect, it} from 'vitest';
import {product} from '../../product/facts';
import {recordsFromReact} from './react';

const siteDir = mkdtempSync(path.join(tmpdir(), 'react-'));
afterAll(() => rmSync(siteDir, {recursive: true}));

const context = (dir: string) =>
  ({
    siteDir: dir,
    i18n: {currentLocale: 'en'},
    siteConfig: {url: 'https://docs.example.com'},
  }) as unknown as LoadContext;

const jsx = (permalink: string, source: string) => ({type: 'jsx' as const, permalink, source});

it('reads title, description and headings out of a page, with the name of the product', () => {
  writeFileSync(
    path.join(siteDir, 'help.tsx'),
    `<Layout
       title="Help"
       description={\`How to find an answer about \${product}.\`}
     >
       <h1>Help</h1>
       <h2>Find
         an answer</h2>
       <h2>Leave {product}</h2>
     </Layout>`,
  );
  const records = recordsFromReact([jsx('/help', '@site/help.tsx')], context(siteDir));
  expect(records.map(({type, hierarchy, content}) => [type, hierarchy.lvl2, content])).toEqual([
    ['lvl1', null, `How to find an answer about ${product.name}.`],
    ['lvl2', 'Find an answer', null],
    ['lvl2', `Leave ${product.name}`, null],
  ]);
  expect(records[0]).toMatchObject({
    url: 'https://docs.example.com/help',
    hierarchy: {lvl0: 'Documentation', lvl1: 'Help'},
    docusaurus_tag: 'default',
  });
});

it('finds a title and a description in every such page of the site', () => {
  const pages = ['index', 'help', 'versions'].map((name) =>
    jsx(`/${name}`, `@site/src/pages/${name}.tsx`),
  );
  const own = recordsFromReact(pages, context('.')).filter(({type}) => type === 'lvl1');
  expect(own.map(({hierarchy}) => hierarchy.lvl1)).toEqual(['Documentation', 'Help', 'Versions']);
  for (const {content} of own) expect(content).toMatch(/^[A-Z][^${}]+\.$/);
});
