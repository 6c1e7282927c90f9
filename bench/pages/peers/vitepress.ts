import path from 'node:path';
import {command, folderOf, frontMatter, linkPackages, type Peer, query, writeSite} from './peer';

const name = 'vitepress';

/** VitePress with its default theme and its built-in search. */
export const vitepress: Peer = {
  name,
  folder: path.join(folderOf(name), '.vitepress/dist'),
  async build(corpus) {
    writeSite(name, corpus, {
      configuration: ['.vitepress/config.mjs'],
      pages: '',
      format: (page) =>
        `${frontMatter(page)}# ${page.title}\n\n${page.body.replaceAll(/^:::note/gm, ':::info')}`,
    });
    linkPackages(name);
    await command('vitepress/bin/vitepress.js', ['build', folderOf(name)]);
  },
  addressOf: ({address}) => `/${address}`,
  actions: {
    search: {on: '#local-search button', shows: '#localsearch-input'},
    'first result': {
      on: '#local-search button',
      types: {into: '#localsearch-input', text: query},
      shows: '.VPLocalSearchBox .result',
    },
    sidebar: {
      on: '.VPSidebarItem.level-0.collapsed > .item',
    },
    'color mode': {on: '.VPNavBarAppearance button', shows: 'html.dark'},
  },
};
