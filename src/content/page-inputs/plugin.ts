import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readPageInputs} from './read';

/**
 * Makes the bundler's persistent cache depend on what pages are made from. When data, code, or a package changes, every
 * page is compiled again; when a page changes, only that page and the pages that show something of it.
 */
export default function pageInputs({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'page-inputs');
  const factsFile = path.join(folder, 'facts.txt');
  return {
    name: 'page-inputs',
    getPathsToWatch: () => ['src/product/facts/*.yaml'],

    configureWebpack(config) {
      const {facts, fromOthers} = readPageInputs();
      writeIfChanged(factsFile, facts);
      for (const [file, text] of fromOthers) writeIfChanged(path.join(folder, file), text);
      // Docusaurus's persistent cache is on unless DOCUSAURUS_NO_PERSISTENT_CACHE is set.
      const isCached = config.experiments && 'cache' in config.experiments;
      return {
        ...(isCached && {experiments: {cache: {buildDependencies: [factsFile]}} as object}),
        module: {
          rules: [
            {
              test: /\.mdx?$/,
              include: ['docs', 'i18n'].map((folder) => path.join(siteDir, folder)),
              enforce: 'pre',
              // Without a cache too, because the bundler derives module IDs from the names of loaders.
              loader: path.join(__dirname, 'depend-on-inputs.cjs'),
              options: {siteDir, folder},
            },
          ],
        },
      };
    },
  };
}

/** Leaves a file alone if it has this text, because the bundler goes by its date. */
function writeIfChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}
