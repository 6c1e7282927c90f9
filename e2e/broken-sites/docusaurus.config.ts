import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {parseFrontMatter, preprocessor} from '../../src/product/page-files/preprocess';

/** A one-page site with the fault in BROKEN. */
const faults: Record<string, Partial<Config> & {sidebarPath?: string}> = {
  'navbar-sidebar': {
    themeConfig: {navbar: {items: [{type: 'docSidebar', sidebarId: 'gone', label: 'Guides'}]}},
  },
  'navbar-doc': {themeConfig: {navbar: {items: [{type: 'doc', docId: 'gone', label: 'Start'}]}}},
  'sidebar-doc': {sidebarPath: './sidebars.ts'},
  'no-default-export': {
    plugins: [
      () => ({
        name: 'page-without-default-export',
        contentLoaded({actions}) {
          const component = path.join(__dirname, 'no-default-export.ts');
          actions.addRoute({path: '/broken', component, exact: true});
        },
      }),
    ],
  },
};

const {sidebarPath, ...fault} = faults[process.env.BROKEN ?? ''] ?? {};

/** A folder whose page has the fault. */
const docs = process.env.BROKEN_DOCS;

const config: Config = {
  title: 'Broken on purpose',
  url: 'https://example.com',
  baseUrl: '/',
  future: {v4: true, faster: true},
  onBrokenLinks: 'ignore',
  markdown: {preprocessor, parseFrontMatter},
  presets: [
    [
      'classic',
      {
        docs: {routeBasePath: '/', sidebarPath, path: docs ? path.resolve(docs) : 'docs'},
        blog: false,
        pages: false,
      },
    ],
  ],
  ...fault,
  plugins: [path.join(__dirname, '../../src/app/navigation/plugin.ts'), ...(fault.plugins ?? [])],
};

export default config;
