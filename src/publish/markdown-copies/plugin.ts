import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeFile} from '../../base/built-site';
import {type Middleware, withMiddleware} from '../../base/downloads/dev-server';
import {filesOf} from './files';
import {readSite} from './site';

/**
 * Writes what the site holds for machines next to its pages, and serves it from the dev server.
 *
 * Published plugins don't fit: docusaurus-plugin-llms copies the source, without derived parts and results;
 * @signalwire/docusaurus-plugin-llms-txt turns the built HTML back into Markdown, and with it what belongs to the screen.
 */
export default function markdownCopies({baseUrl}: LoadContext): Plugin {
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
      if (docs) files = filesOf(readSite(docs as LoadedContent));
    },
    async postBuild({outDir}) {
      for (const [name, text] of files) writeFile(outDir, name, text());
    },
    configureWebpack: (_config, isServer) =>
      // The types of Docusaurus don't know of the dev server's options.
      isServer ? {} : ({devServer: withMiddleware('markdown-copies', serve)} as object),
  };
}
