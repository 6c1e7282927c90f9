import path from 'node:path';
import type {Corpus} from '../corpus';
import {command, folderOf, frontMatter, type Peer, writeSite} from './peer';

const name = 'docusaurus';

/** Docusaurus with the classic preset, which has no search until a service or plugin is added. */
export const docusaurus: Peer = {
  name,
  folder: path.join(folderOf(name), 'build'),
  async build(corpus) {
    writeDocusaurus(corpus);
    await command('@docusaurus/core/bin/docusaurus.mjs', ['build', folderOf(name)]);
  },
  addressOf: ({address}) => `/${address}`,
  actions: {
    sidebar: {
      on: '.menu__list-item--collapsed .menu__link--sublist',
    },
    'color mode': {on: '.navbar [class*="toggleButton"]', shows: 'html[data-theme="dark"]'},
  },
};

/** Sets up the site, in its usual folder or in another one. */
export function writeDocusaurus(corpus: Corpus, folder?: string): void {
  writeSite(name, corpus, {
    configuration: ['docusaurus.config.ts', 'sidebars.ts', 'custom.css'],
    pages: 'docs',
    format: (page) => frontMatter(page) + page.body,
    folder,
  });
}
