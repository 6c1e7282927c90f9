import {describe, expect, it} from 'vitest';
import {categoriesOf, type Sidebar, startOf} from './sidebars';

const page = {type: 'doc', id: 'users'} as const;
const category = (label: string, items: Sidebar, link?: object) =>
  ({type: 'category', label, items, link}) as Sidebar[number];
const permalinks = new Map([['users', '/docs/users']]);

describe('categoriesOf', () => {
  it('finds generated pages at any depth, by title or otherwise by label', () => {
    const generated = (slug: string, more = {}) => ({
      type: 'generated-index',
      permalink: `/docs/category/${slug}`,
      ...more,
    });
    const inner = category('Inner', [page], generated('inner', {keywords: ['word']}));
    const outer = category('Outer', [inner], generated('outer', {title: 'All of it'}));
    expect(categoriesOf([page, category('Without a page', [outer])])).toMatchObject([
      {title: 'All of it', permalink: '/docs/category/outer', keywords: []},
      {title: 'Inner', permalink: '/docs/category/inner', keywords: ['word']},
    ]);
  });

  it('finds them below a category that opens one of the pages', () => {
    const inner = category('Inner', [], {type: 'generated-index', permalink: '/inner'});
    const outer = category('Outer', [inner], {type: 'doc', id: 'users'});
    expect(categoriesOf([outer]).map(({title}) => title)).toEqual(['Inner']);
  });

  it('reads a single keyword as a list', () => {
    const link = {type: 'generated-index', permalink: '/a', keywords: 'word'};
    expect(categoriesOf([category('A', [], link)])).toMatchObject([{keywords: ['word']}]);
  });
});

describe('startOf', () => {
  it("returns the first page, whether it's a file or a category's page", () => {
    const link = {type: 'generated-index', permalink: '/docs/category/a'};
    expect(startOf([page, category('A', [], link)], permalinks)).toBe('/docs/users');
    expect(startOf([category('A', [page], link)], permalinks)).toBe('/docs/category/a');
    expect(startOf([category('A', [], {type: 'doc', id: 'users'})], permalinks)).toBe(
      '/docs/users',
    );
  });

  it("skips items that don't open a page", () => {
    const items: Sidebar = [{type: 'html'}, category('Empty', []), category('B', [page])];
    expect(startOf(items, permalinks)).toBe('/docs/users');
    expect(startOf([{type: 'link'}, page], permalinks)).toBe('/docs/users');
    expect(startOf([], permalinks)).toBeUndefined();
    expect(startOf([{type: 'link'}, category('Empty', [])], permalinks)).toBeUndefined();
  });

  it('looks into categories, at any depth', () => {
    const nested = category('A', [category('B', [page])]);
    expect(startOf([nested], permalinks)).toBe('/docs/users');
  });
});
