import {type Middleware, withMiddleware} from '../../base/downloads/dev-server';

/**
 * Makes the part of webpack-dev-server's configuration that serves files from memory.
 *
 * @param folder the files' path, with a trailing slash
 * @param files returns the files by name, called for each request
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
  return withMiddleware('search-index', middleware);
}
