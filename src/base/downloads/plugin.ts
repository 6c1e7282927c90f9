import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeFile} from '../built-site';
import {type Middleware, withMiddleware} from './dev-server';

/** A file that the site generates for download. */
interface Download {
  /** The file's path on the site: `udm.json`. */
  name: string;
  contentType: string;
  /** Generates the text. Called when the site is built, and for each request to the dev server. */
  text: () => string;
}

/** Creates a plugin that writes a file into the build and serves it from the dev server. */
export function download({name, contentType, text}: Download) {
  return ({baseUrl}: LoadContext): Plugin => ({
    name: `download-${name}`,
    async postBuild({outDir}) {
      writeFile(outDir, name, text());
    },
    configureWebpack: (_config, isServer) =>
      // Docusaurus's types don't include the dev server's options.
      isServer ? {} : ({devServer: serve(`${baseUrl}${name}`, contentType, text)} as object),
  });
}

/** Returns the webpack-dev-server configuration that serves generated text. */
function serve(address: string, contentType: string, text: () => string) {
  const middleware: Middleware = (request, response, next) => {
    if (new URL(request.url ?? '/', 'http://localhost').pathname !== address) return next();
    response.setHeader('Content-Type', `${contentType}; charset=utf-8`);
    response.end(text());
  };
  return withMiddleware(address, middleware);
}
