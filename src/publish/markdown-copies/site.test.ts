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

test('a sidebar gives its pages in reading order, a category before what it holds', () => {
  expect(routes(site.sidebars.get('docs'))).toEqual(['/docs/category/security', '/docs/roles']);
  const [category] = site.pages;
  expect(category).toMatchObject({title: 'Security', description: 'Who.'});
  expect(routes(category?.items)).toEqual(['/docs/roles']);
});

test('a page without a sidebar is there, an unlisted one is not, and none ends with a slash', () => {
  expect(routes()).toEqual([
    '/docs/category/security',
    '/docs/roles',
    '/docs/connectors',
    '/docs/loose',
  ]);
});
