import type {IncomingMessage, ServerResponse} from 'node:http';

export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/**
 * Returns the webpack-dev-server configuration that adds a middleware before all others.
 * https://webpack.js.org/configuration/dev-server/#devserversetupmiddlewares
 */
export function withMiddleware(name: string, middleware: Middleware) {
  return {
    // Docusaurus merges its own function with this one. Both are called and their results concatenated, so return only
    // the new middleware. https://github.com/survivejs/webpack-merge#merging
    setupMiddlewares(middlewares: unknown[]): unknown[] {
      middlewares.unshift({name, middleware});
      return [];
    },
  };
}
