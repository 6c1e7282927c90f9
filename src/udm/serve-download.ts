import type {IncomingMessage, ServerResponse} from 'node:http';

/**
 * Makes the part of webpack-dev-server's configuration that serves a JSON file from memory.
 *
 * @param address path of the file
 * @param text gives its text, when it is asked for
 */
export function serveDownload(address: string, text: () => string) {
  const middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (new URL(request.url ?? '/', 'http://localhost').pathname !== address) return next();
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.end(text());
  };
  return {
    // As in src/search/engine/serve-files.ts: Docusaurus joins the lists that all plugins give.
    setupMiddlewares(middlewares: unknown[]): unknown[] {
      middlewares.unshift({name: 'udm', middleware});
      return [];
    },
  };
}
