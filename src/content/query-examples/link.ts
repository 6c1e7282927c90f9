/** The route of the playground that fills the window. */
export const playgroundRoute = '/playground';

/** The fragment of an address that carries a query. It stays in the browser: no server sees it. */
export const hashOf = (query: string) => `#${new URLSearchParams({q: query})}`;

/** The query that a fragment carries, or `undefined`. */
export const queryOf = (hash: string) =>
  new URLSearchParams(hash.replace(/^#/, '')).get('q') || undefined;
