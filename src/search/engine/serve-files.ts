import type {IncomingMessage, ServerResponse} from 'node:http';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Makes the part of webpack-dev-server's configuration that serves files from memory.
 * https://webpack.js.org/configuration/dev-server/#devserversetupmiddlewares
 *
 * @param folder path that the files are under, with a slash at its end
 * @param files gives the files by name, each time one is asked for
 */
export function serveFiles(folder: string, files: () => Map<string, string>) {
  const middleware: Middleware = (request, response, next) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.startsWith(folder)) return next();
    const text = files().get(pathname.slice(folder.length));
    response.statusCode = text === undefined ? 404 : 200;
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Cache-Control', 'no-cache');
    response.end(text);
  };
  return {
    // Docusaurus merges its own function with this one: both are called, and their results joined, so what is
    // already in the list must not be given again. https://github.com/survivejs/webpack-merge#merging
    setupMiddlewares(middlewares: unknown[]): unknown[] {
      middlewares.unshift({name: 'search-index', middleware});
      return [];
    },
  };
}
