import path from 'node:path';
import {root} from '../corpus';
import type {Peer} from './peer';

/** This site as built: `build`, or the folder in BUILD. */
export const ours: Peer = {
  name: 'ours',
  folder: path.resolve(root, process.env.BUILD ?? 'build'),
  addressOf: ({route}) => route,
  actions: {
    search: {
      on: 'nav button[aria-haspopup="dialog"][aria-keyshortcuts]',
      shows: 'dialog[open] input',
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
