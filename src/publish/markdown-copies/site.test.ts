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
      versionName: 'current',
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

test('pages of frozen versions are apart, each with the platform release that it describes', () => {
  const version = (versionName: string, label: string, route: string) => ({
    versionName,
    label,
    docs: [doc('roles', route)],
    sidebars: {docs: [{type: 'doc', id: 'roles'}]},
  });
  const loadedVersions = [
    version('current', '11.33', '/docs/roles'),
    version('12-2025', '11.32', '/docs/12-2025/roles'),
  ];
  const {pages, sidebars, frozen} = readSite({loadedVersions} as unknown as LoadedContent);
  expect(routes(pages)).toEqual(['/docs/roles']);
  expect(routes(sidebars.get('docs'))).toEqual(['/docs/roles']);
  expect(frozen).toMatchObject([{route: '/docs/12-2025/roles', platform: '11.32'}]);
});
