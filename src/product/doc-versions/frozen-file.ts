/** The folder of versions that don't change anymore. Docusaurus gives it this name. */
export const frozenFolder = 'versioned_docs';

/**
 * Returns the frozen version that a file belongs to: `12-2025` for `versioned_docs/version-12-2025/iq/data.md`.
 *
 * @param file a path with forward slashes, from anywhere
 * @returns `undefined` for a file of the current version
 */
export const frozenVersionOf = (file: string): string | undefined =>
  /(?:^|\/)versioned_docs\/version-([^/]+)\//.exec(file)?.[1];

/**
 * Returns the route that a page of the current version has in a frozen one: `/docs/12-2025/roles` for `/docs/roles`.
 *
 * @param version the frozen version's name; `undefined` returns the route as it is
 */
export const routeIn = (version: string | undefined, route: string): string =>
  version === undefined ? route : route.replace(/^\/docs(?=\/|$)/, `/docs/${version}`);
