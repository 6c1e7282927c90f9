import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeFile} from '../built-site';
import {type Middleware, withMiddleware} from './dev-server';

/** A file that the site makes for its readers. */
interface Download {
  /** Its address below the site's root: `udm.json`. */
  name: string;
  contentType: string;
  /** Makes its text, when the site is built or the dev server is asked for it. */
  text: () => string;
}

/** Makes a plugin that writes a file into the build, and serves it from the dev server. */
export function download({name, contentType, text}: Download) {
  return ({baseUrl}: LoadContext): Plugin => ({
    name: `download-${name}`,
    async postBuild({outDir}) {
      writeFile(outDir, name, text());
    },
    configureWebpack: (_config, isServer) =>
      // The types of Docusaurus don't know of the dev server's options.
      isServer ? {} : ({devServer: serve(`${baseUrl}${name}`, contentType, text)} as object),
  });
}

/** The part of webpack-dev-server's configuration that serves a text from memory. */
function serve(address: string, contentType: string, text: () => string) {
  const middleware: Middleware = (request, response, next) => {
    if (new URL(request.url ?? '/', 'http://localhost').pathname !== address) return next();
    response.setHeader('Content-Type', `${contentType}; charset=utf-8`);
    response.end(text());
  };
  return withMiddleware(address, middleware);
}
