import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeFile} from '../../base/built-site';
import {type Middleware, withMiddleware} from '../../base/downloads/dev-server';
import {buildResults} from '../../base/memory/build-results';
import {resultsOf, startThread, worthThread} from '../../base/threads';
import {filesOf} from './files';
import {keptCopies} from './kept-copies';
import {copyOf} from './markdown-copy';
import {type CopiedSite, readSite, routesOf} from './site';
import {copyWhileCompiling} from './while-compiling';

const program = 'src/publish/markdown-copies/thread.ts';

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
      const routes = routesOf(site);
      files = filesOf(site, (page) => copyOf(page, routes));
      if (process.env.NODE_ENV === 'production') copyWhileCompiling(site);
    },
    async postBuild({outDir}) {
      if (!site) return;
      const kept = buildResults();
      const copies = keptCopies(site, kept);
      // Pages in the bundler's cache weren't compiled.
      if (copies.countMissing() >= worthThread)
        kept.add(await resultsOf(startThread(program, site)));
      for (const [name, text] of filesOf(site, copies.copyOf)) writeFile(outDir, name, text());
      kept.save();
    },
    configureWebpack: (_config, isServer) =>
      // Docusaurus's types don't include the dev server's options.
      isServer ? {} : ({devServer: withMiddleware('markdown-copies', serve)} as object),
  };
}
