import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {fontsKey, showLoadedFonts} from './show-loaded-fonts';

const script = `(${showLoadedFonts})(${JSON.stringify(fontsKey)})`;

/** Text fonts that cost a page nothing: they load after the page, and a later page shows them. */
export default function fonts(): Plugin {
  return {
    name: 'fonts',
    getClientModules: () => [path.join(__dirname, 'load.ts')],
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: script}]}),
  };
}
