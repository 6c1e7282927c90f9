import {describe, expect, test} from 'vitest';
import {categoriesOf, type Sidebar, startOf} from './sidebars';

const category = (label: string, items: Sidebar, link?: object) =>
  ({type: 'category', label, items, ...(link && {link})}) as Sidebar[number];
const doc = (id: string) => ({type: 'doc', id}) as const;
const listed = (permalink: string, more = {}) => ({type: 'generated-index', permalink, ...more});

describe('categories with a generated page', () => {
  test('are found at any depth, below categories with and without one', () => {
    const found = categoriesOf([
      doc('a'),
      category('Outer', [category('Inner', [], listed('/inner'))], listed('/outer')),
      category('Plain', [category('Deep', [], listed('/deep'))]),
      category('Linked', [category('Under', [], listed('/under'))], {type: 'doc', id: 'a'}),
    ]);
    expect(found.map(({title, permalink}) => `${title} ${permalink}`)).toEqual([
      'Outer /outer',
      'Inner /inner',
      'Deep /deep',
      'Under /under',
    ]);
  });

  test('have their own title, or their label, and keywords as a list', () => {
    const link = listed('/a', {title: 'All of A', description: 'About A.', keywords: 'alpha'});
    expect(categoriesOf([category('A', [], link)])).toMatchObject([
      {title: 'All of A', description: 'About A.', keywords: ['alpha']},
    ]);
    expect(categoriesOf([category('A', [], listed('/a', {keywords: ['x', 'y']}))])).toMatchObject([
      {title: 'A', keywords: ['x', 'y']},
    ]);
    expect(categoriesOf([category('A', [], listed('/a'))])).toMatchObject([{keywords: []}]);
  });
});

describe('a link to a sidebar', () => {
  const routes = new Map([
    ['a', '/docs/a'],
    ['b', '/docs/b'],
  ]);

  test.each<[what: string, items: Sidebar, start: string | undefined]>([
    ['opens its first page', [doc('b'), doc('a')], '/docs/b'],
    ["opens a category's generated page", [category('C', [doc('a')], listed('/c'))], '/c'],
    ["opens a category's own page", [category('C', [doc('a')], {type: 'doc', id: 'b'})], '/docs/b'],
    ["opens a category's first page", [category('C', [category('D', [doc('a')])])], '/docs/a'],
    ['skips an empty category', [category('C', []), doc('a')], '/docs/a'],
    ['skips a link and HTML', [{type: 'link'}, {type: 'html'}, doc('a')], '/docs/a'],
    ['opens nothing if it has no page', [{type: 'link'}, category('C', [])], undefined],
  ])('%s', (_, items, start) => {
    expect(startOf(items, routes)).toBe(start);
  });
});
