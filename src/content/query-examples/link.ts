/** The route of the playground that fills the window. */
export const playgroundRoute = '/playground';

/**
 * Returns an address fragment that contains a query. Fragments stay in the browser, so no server receives the query.
 */
export const hashOf = (query: string) => `#${new URLSearchParams({q: query})}`;

/** Returns the query in a fragment, or `undefined`. */
export const queryOf = (hash: string) =>
  new URLSearchParams(hash.replace(/^#/, '')).get('q') || undefined;
