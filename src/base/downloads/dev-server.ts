import type {IncomingMessage, ServerResponse} from 'node:http';

export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/**
 * The part of webpack-dev-server's configuration that puts a middleware before all others.
 * https://webpack.js.org/configuration/dev-server/#devserversetupmiddlewares
 */
export function withMiddleware(name: string, middleware: Middleware) {
  return {
    // Docusaurus merges its own function with this one: both are called, and their results joined, so what is
    // already in the list must not be given again. https://github.com/survivejs/webpack-merge#merging
    setupMiddlewares(middlewares: unknown[]): unknown[] {
      middlewares.unshift({name, middleware});
      return [];
    },
  };
}
