import {copyFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {fontsKey, showLoadedFonts} from './show-loaded-fonts';

/** The packages of the fonts in src/css/fonts.css. Their license has to come with them. */
const packages = ['@fontsource-variable/inter', '@fontsource-variable/geist-mono'];

const script = `(${showLoadedFonts})(${JSON.stringify(fontsKey)})`;

/** Text fonts that cost a page nothing: they load after the page, and a later page shows them. */
export default function fonts(): Plugin {
  return {
    name: 'fonts',
    getClientModules: () => [path.join(__dirname, 'load.ts')],
    async postBuild({outDir}) {
      for (const name of packages)
        copyFileSync(
          require.resolve(`${name}/LICENSE`),
          path.join(outDir, `license-${path.basename(name)}.txt`),
        );
    },
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: script}]}),
  };
}
