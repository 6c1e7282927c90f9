import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';
import {readSite} from './site';

const doc = (id: string, permalink: string, frontMatter = {}) => ({
  id,
  title: id,
  description: '',
  permalink,
  source: `@site/docs/${id}.md`,
  frontMatter,
});

const link = {type: 'generated-index', permalink: '/docs/category/security', description: 'Who.'};

const site = readSite({
  loadedVersions: [
    {
      docs: [
        doc('loose', '/docs/loose'),
        doc('hidden', '/docs/hidden', {unlisted: true}),
        doc('roles', '/docs/roles'),
        doc('connectors/index', '/docs/connectors/'),
      ],
      sidebars: {
        docs: [
          {type: 'category', label: 'Security', link, items: [{type: 'doc', id: 'roles'}]},
          {type: 'doc', id: 'hidden'},
          {type: 'html', value: ''},
        ],
        connectors: [
          {
            type: 'category',
            label: 'All',
            link: {type: 'doc', id: 'connectors/index'},
            items: [{type: 'link', href: '/'}],
          },
        ],
      },
    },
  ],
} as unknown as LoadedContent);

const routes = (pages = site.pages) => pages.map(({route}) => route);

test("a sidebar's pages are in reading order, with a category before its items", () => {
  expect(routes(site.sidebars.get('docs'))).toEqual(['/docs/category/security', '/docs/roles']);
  const [category] = site.pages;
  expect(category).toMatchObject({title: 'Security', description: 'Who.'});
  expect(routes(category?.items)).toEqual(['/docs/roles']);
});

test('includes pages without a sidebar, omits unlisted pages, and removes trailing slashes', () => {
  expect(routes()).toEqual([
    '/docs/category/security',
    '/docs/roles',
    '/docs/connectors',
    '/docs/loose',
  ]);
});
