import path from 'node:path';
import type {Options} from '@docusaurus/mdx-loader/lib/options';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {buildResults} from '../../base/memory/build-results';
import {startThread} from '../../base/threads';
import {keptCopies} from '../markdown-copies/kept-copies';
import {readSite} from '../markdown-copies/site';
import type {ThreadData} from './messages';
import {sharePages} from './share-pages';

const program = 'src/publish/page-threads/thread.ts';

/** A rule of the bundler, as the docs plugin writes it. */
interface Rule {
  include?: string[];
  use?: {options?: Options}[];
}

/**
 * Compiles documentation pages in several threads. The bundler calls loaders of JavaScript in one, which makes them the
 * longest part of a build, while other processors have little to do. Their Markdown copies are made on the way.
 */
export default function pageThreads(): Plugin {
  let docs: LoadedContent | undefined;
  let shared: ReturnType<typeof sharePages> | undefined;
  return {
    name: 'page-threads',
    async allContentLoaded({allContent}) {
      docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
    },
    configureWebpack(config) {
      // The dev server compiles a page at a time, and code can change while it runs.
      if (!docs || process.env.NODE_ENV !== 'production') return {};
      const options = loaderOptions(config.module?.rules ?? [], docs);
      // Both the client's and the server's bundle have the same options.
      if (!options?.processors || shared) return {};
      const data = threadData(options, docs);
      const copies = keptCopies(data.site, buildResults());
      shared = sharePages(options.processors, () => startThread(program, data), copies.keep);
      options.processors = shared.processors;
      return {};
    },
    async postBuild() {
      await shared?.end();
    },
  };
}

/** Returns the options that the docs plugin gives to the loader for pages. */
function loaderOptions(rules: unknown[], docs: LoadedContent): Options | undefined {
  const folder = docs.loadedVersions[0]?.contentPath;
  const isOfDocs = ({include}: Rule) => include?.some((each) => path.resolve(each) === folder);
  const rule = (rules as Rule[]).find((each) => each.use && isOfDocs(each));
  return rule?.use?.find(({options}) => options?.processors)?.options;
}

/** What a thread needs of the options: functions can't be sent, and a thread imports the plugins. */
function threadData(
  {admonitions, siteDir, staticDirs, markdownConfig}: Options,
  docs: LoadedContent,
): ThreadData {
  const {loadedVersions} = docs;
  return {
    options: JSON.parse(JSON.stringify({admonitions, siteDir, staticDirs, markdownConfig})),
    permalinks: new Map(
      loadedVersions.flatMap(({docs}) => docs.map(({source, permalink}) => [source, permalink])),
    ),
    site: readSite(docs),
    versions: loadedVersions.map(({contentPath, contentPathLocalized}) => ({
      contentPath,
      contentPathLocalized,
    })),
  };
}
