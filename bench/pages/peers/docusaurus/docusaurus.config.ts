import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Config} from '@docusaurus/types';
import type {Corpus} from '../../corpus';

const corpus: Corpus = JSON.parse(readFileSync(path.join(__dirname, 'corpus.json'), 'utf8'));

/** What `npm init docusaurus` gives, with our pages and navigation. */
const config: Config = {
  title: corpus.title,
  url: 'https://docs.example',
  baseUrl: '/',
  future: {v4: true, faster: true},
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: {format: 'detect'},
  presets: [
    [
      'classic',
      {
        docs: {routeBasePath: '/', sidebarPath: './sidebars.ts'},
        blog: false,
        theme: {customCss: './custom.css'},
      },
    ],
  ],
  themeConfig: {
    navbar: {
      title: corpus.title,
      items: corpus.sections.map(({id, label}) => ({type: 'docSidebar', sidebarId: id, label})),
    },
  },
};

export default config;
