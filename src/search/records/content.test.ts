import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {recordsFromContent} from './content';

const siteDir = mkdtempSync(path.join(tmpdir(), 'records-'));
const write = (name: string, text: string) => writeFileSync(path.join(siteDir, 'docs', name), text);
beforeAll(() => mkdirSync(path.join(siteDir, 'docs')));
afterAll(() => rmSync(siteDir, {recursive: true}));

const context = {
  siteDir,
  i18n: {currentLocale: 'en'},
  siteConfig: {
    url: 'https://docs.example.com',
    baseUrl: '/',
    trailingSlash: false,
    themeConfig: {
      navbar: {
        items: [
          {sidebarId: 'guides', label: 'Guides'},
          {sidebarId: 'other', label: 'Reference'},
          {type: 'search'},
        ],
      },
    },
  },
} as unknown as LoadContext;

const doc = (id: string, permalink: string, more = {}) => ({
  id,
  title: id,
  description: `About ${id}.`,
  source: `@site/docs/${id}.md`,
  permalink,
  sidebar: 'guides',
  frontMatter: {},
  ...more,
});

/** Content in the format that the docs plugin loads, as far as it's read. */
const load = (...docs: ReturnType<typeof doc>[]) =>
  recordsFromContent(
    {
      loadedVersions: [
        {
          versionName: 'current',
          docs,
          sidebars: {
            guides: [
              {type: 'doc', id: 'index'},
              {
                type: 'category',
                label: 'Security',
                link: {type: 'generated-index', permalink: '/docs/category/security'},
                items: [{type: 'doc', id: 'roles'}],
              },
            ],
          },
        },
      ],
    } as unknown as LoadedContent,
    context,
  );

describe('the records of loaded content', () => {
  it('include every page and category, by route', () => {
    write('index.md', '---\ntitle: index\n---\n\nWelcome.\n');
    write('roles.md', '## Create a role\n\nSelect **Create**.\n');
    const records = load(doc('roles', '/docs/roles'), doc('index', '/docs/guides/'));
    expect(records.map(({type, url, content}) => [type, url, content])).toEqual([
      ['lvl1', 'https://docs.example.com/docs/category/security', null],
      ['lvl1', 'https://docs.example.com/docs/guides', 'About index.'],
      ['content', 'https://docs.example.com/docs/guides', 'Welcome.'],
      ['lvl1', 'https://docs.example.com/docs/roles', 'About roles.'],
      ['lvl2', 'https://docs.example.com/docs/roles#create-a-role', null],
      ['content', 'https://docs.example.com/docs/roles#create-a-role', 'Select Create.'],
    ]);
    expect(records.map(({weight}) => weight.pageRank)).toEqual([3, 4, 4, 2, 2, 2]);
    expect(records[0]).toMatchObject({
      hierarchy: {lvl0: 'Guides', lvl1: 'Security'},
      language: 'en',
      docusaurus_tag: 'docs-default-current',
    });
  });

  it('change when a page changes', () => {
    write('roles.md', 'Old.\n');
    const contents = () => load(doc('roles', '/docs/roles')).map(({content}) => content);
    expect(contents()).toContain('Old.');
    write('roles.md', 'New.\n');
    expect(contents()).toEqual([null, 'About roles.', 'New.']);
  });

  it("change with a page's title, address, sidebar, keywords, and description, though its text stays", () => {
    write('roles.md', 'Text.\n');
    const last = (more = {}) =>
      load(doc('roles', '/docs/roles', more)).find(({content}) => content === 'Text.');
    const before = last();
    expect(before?.hierarchy).toMatchObject({lvl0: 'Guides', lvl1: 'roles'});
    expect(last({sidebar: 'other'})?.hierarchy.lvl0).toBe('Reference');
    expect(last({title: 'Access'})?.hierarchy.lvl1).toBe('Access');
    expect(last({permalink: '/docs/access'})?.url).toBe('https://docs.example.com/docs/access');
    expect(last({frontMatter: {keywords: ['rights']}})?.keywords).toEqual(['rights']);
    expect(last()).toEqual(before);
  });

  it("include only the page itself if its text can't be read", () => {
    write('roles.md', 'Text.\n\n::statuses{of="nothing"}\n');
    expect(load(doc('roles', '/docs/roles')).slice(1)).toMatchObject([{content: 'About roles.'}]);
  });

  it("include the front matter's keywords, but not words from the title", () => {
    write('roles.md', 'Text.\n');
    const frontMatter = {keywords: ['permissions', 'Roles']};
    const records = load(doc('roles', '/docs/roles', {frontMatter}));
    expect(records.at(-1)?.keywords).toEqual(['permissions']);
  });

  it('skip an unlisted page, and count a page without a sidebar as a guide', () => {
    write('roles.md', 'Text.\n');
    const hidden = doc('hidden', '/docs/hidden', {frontMatter: {unlisted: true}});
    const alone = doc('roles', '/docs/roles', {sidebar: undefined});
    const sections = load(hidden, alone).map(({hierarchy}) => hierarchy.lvl0);
    expect(sections).toEqual(['Guides', 'Guides', 'Guides']);
  });
});
