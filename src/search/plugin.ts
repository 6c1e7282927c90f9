import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent as Docs} from '@docusaurus/plugin-content-docs';
import type {ConfigureWebpackUtils, LoadContext, Plugin} from '@docusaurus/types';
import {original} from '../base/languages';
import {buildResults} from '../base/memory/build-results';
import {resultsOf, startThread, worthThread} from '../base/threads';
import {questionsByRoute} from '../product/page-files/questions';
import {buildIndex} from './index/build-index';
import {indexFolder} from './index/folder';
import {serveFiles} from './index/serve-files';
import {
  countMissing,
  digestPages,
  halvesOf,
  readBuiltPages,
  recordsOf,
  recordsOfPage,
} from './records/build';
import {recordsFromContent} from './records/content';
import {rememberRecords} from './records/kept';
import {recordsFromReact} from './records/react';

/** Makes half of the records, next to this thread. */
const program = 'src/search/records/thread.ts';

/** As named in `index/embedded.ts` and `src/sample/engine/client.ts`. */
const workerChunks = ['search-worker', 'query-worker'];

/**
 * Writes the embedded search's index next to the built pages, and serves the same index from the dev server. With
 * hosted search, the index is still used to correct misspelled queries.
 */
export default function search(context: LoadContext): Plugin {
  const {siteConfig, baseUrl, i18n} = context;
  let docs: Docs | undefined;
  let served: Map<string, string> | undefined;

  /**
   * Returns the files, created when the first reader of the dev server searches, and again after a page has changed.
   */
  function devFiles(): Map<string, string> {
    served ??= buildIndex([
      ...(docs ? recordsFromContent(docs, context) : []),
      ...recordsFromReact(context),
    ]);
    return served;
  }

  return {
    name: 'search',

    async allContentLoaded({allContent}) {
      docs = allContent['docusaurus-plugin-content-docs']?.default as Docs | undefined;
      served = undefined;
    },

    async postBuild({outDir, routesPaths}) {
      const folder = path.join(outDir, indexFolder);
      rmSync(folder, {recursive: true, force: true});
      mkdirSync(folder, {recursive: true});
      const kept = buildResults();
      const {remember, knows} = rememberRecords(kept);
      const site: Parameters<typeof readBuiltPages> = [
        outDir,
        routesPaths,
        siteConfig.url + baseUrl,
      ];
      const pages = readBuiltPages(...site);
      if (countMissing(pages, {knows}) >= worthThread) {
        const thread = resultsOf(startThread(program, site));
        const [own] = halvesOf(pages);
        for (const page of own) recordsOfPage(page, remember);
        kept.add(await thread);
      }
      const inputs = digestPages(pages) + JSON.stringify([...questionsByRoute()]);
      const files = remember('index', inputs, () => [...buildIndex(recordsOf(pages, remember))]);
      for (const [name, text] of files) writeFileSync(path.join(folder, name), text);
      kept.save();
    },

    configureWebpack: (_config, isServer, utils) =>
      isServer
        ? {}
        : {
            plugins: rulesOf(i18n.currentLocale, utils),
            devServer: serveFiles(`${baseUrl}${indexFolder}/`, devFiles),
            // A worker is a single file, because it could fetch a second one only after it starts. Everything else is
            // the default.
            optimization: {
              splitChunks: {
                chunks: (chunk) =>
                  !chunk.canBeInitial() && !workerChunks.includes(String(chunk.name)),
              },
            },
          },
  };
}

/** Gives the search in the browser the rules of a language. Its index has words as they're written. */
function rulesOf(code: string, utils: ConfigureWebpackUtils) {
  if (code === original) return [];
  const own = path.join(__dirname, 'language', code, 'index.ts');
  return [
    new utils.currentBundler.instance.NormalModuleReplacementPlugin(
      /search[\\/]language[\\/]en[\\/]index\.ts$/,
      own,
    ),
  ];
}
