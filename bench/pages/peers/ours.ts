import path from 'node:path';
import {root} from '../corpus';
import {type Peer, query} from './peer';

const search = 'nav button[aria-haspopup="dialog"][aria-keyshortcuts]';

/** This site as built: `build`, or the folder in BUILD. */
export const ours: Peer = {
  name: 'ours',
  folder: path.resolve(root, process.env.BUILD ?? 'build'),
  addressOf: ({route}) => route,
  actions: {
    search: {on: search, shows: 'dialog[open] input'},
    'first result': {
      on: search,
      types: {into: 'dialog[open] input', text: query},
      shows: '.DocSearch-Hit',
    },
    sidebar: {
      on: '.theme-doc-sidebar-menu .menu__list-item--collapsed .menu__caret',
    },
    'color mode': {
      on: '.navbar [class*="toggleButton"]',
      shows: 'html[data-theme-choice="light"]',
    },
  },
};
