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
    expect(startOf([], permalinks)).toBeUndefined();
  });
});
