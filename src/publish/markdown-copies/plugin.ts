import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeFile} from '../../base/built-site';
import {type Middleware, withMiddleware} from '../../base/downloads/dev-server';
import {buildResults} from '../../base/memory/build-results';
import type {StoredResult} from '../../base/memory/results';
import {filesOf} from './files';
import {keptFilesOf, makeCopiesInThread} from './kept-copies';
import {type CopiedSite, readSite} from './site';

/**
 * Writes the files for machines into the build, and serves them from the dev server.
 *
 * Published plugins don't meet our needs. docusaurus-plugin-llms copies the source, without generated parts and
 * results. @signalwire/docusaurus-plugin-llms-txt converts the built HTML back to Markdown, including what belongs only
 * on a screen.
 */
export default function markdownCopies({baseUrl}: LoadContext): Plugin {
  let site: CopiedSite | undefined;
  let files: ReturnType<typeof filesOf> = new Map();
  let made: Promise<StoredResult[]> = Promise.resolve([]);

  const serve: Middleware = (request, response, next) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const text = files.get(pathname.replace(baseUrl, '/'));
    if (!text) return next();
    const type = pathname.endsWith('.md') ? 'markdown' : 'plain';
    response.setHeader('Content-Type', `text/${type}; charset=utf-8`);
    response.end(text());
  };

  return {
    name: 'markdown-copies',
    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default;
      if (!docs) return;
      site = readSite(docs as LoadedContent);
      files = filesOf(site);
      if (process.env.NODE_ENV === 'production') made = makeCopiesInThread(site, buildResults());
    },
    async postBuild({outDir}) {
      if (!site) return;
      const kept = buildResults();
      kept.add(await made);
      for (const [name, text] of keptFilesOf(site, kept)) writeFile(outDir, name, text());
      kept.save();
    },
    configureWebpack: (_config, isServer) =>
      // Docusaurus's types don't include the dev server's options.
      isServer ? {} : ({devServer: withMiddleware('markdown-copies', serve)} as object),
  };
}
