/**
 * Returns a path on the host as a path on the site: `/docs/roles` for `/docs-site/docs/roles`. Docusaurus's own paths
 * begin with the path that the site is under, and ours don't.
 *
 * @param base begins and ends with a slash: `/docs-site/`
 */
export const withoutBase = (path: string, base: string): string =>
  path.startsWith(base) ? path.slice(base.length - 1) : path;

/** Returns the path of a site on its host: `/docs-site/` for `https://docs.example.org/docs-site`. */
export const basePathOf = (siteUrl: string): string =>
  new URL(siteUrl).pathname.replace(/\/?$/, '/');

/** Returns a path without a slash at its end, unless it's the root. Docusaurus loads a folder's page with the slash. */
export const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');
