import path from 'node:path';
import {command, folderOf, frontMatter, linkPackages, type Peer, query, writeSite} from './peer';

const name = 'starlight';

/** Starlight, with its built-in Pagefind. */
export const starlight: Peer = {
  name,
  folder: path.join(folderOf(name), 'dist'),
  async build(corpus) {
    writeSite(name, corpus, {
      configuration: ['astro.config.mjs', 'src/content.config.js', 'src/section.js'],
      pages: 'src/content/docs',
      // Without its own slug, "11.32" is at "1132".
      format: (page) =>
        frontMatter(page, {slug: page.address}) +
        page.body.replaceAll(/^:::warning/gm, ':::caution'),
    });
    linkPackages(name);
    await command('astro/astro.js', ['build'], {
      folder: folderOf(name),
      variables: {ASTRO_TELEMETRY_DISABLED: '1'},
    });
  },
  addressOf: ({address}) => `/${address}/`,
  actions: {
    search: {on: 'button[data-open-modal]', shows: 'site-search dialog[open]'},
    'first result': {
      on: 'button[data-open-modal]',
      types: {into: 'site-search dialog[open] input', text: query},
      shows: '.pagefind-ui__result',
    },
    sidebar: {
      on: '#starlight__sidebar details:not([open]) > summary',
    },
    'color mode': {
      on: '.header starlight-theme-select select',
      key: 'd',
      shows: 'html[data-theme="dark"]',
    },
  },
};
