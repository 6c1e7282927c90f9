/** A route of the site, as Docusaurus generates it. */
interface Route {
  path?: unknown;
  sidebar?: string;
  routes?: Route[];
}

/**
 * A page in the shape that the client of @docusaurus/plugin-content-docs expects. Its ID is only compared to other IDs.
 */
interface ListedPage {
  id: string;
  path: string;
  sidebar?: string;
}

/**
 * Lists the documentation pages among the site's routes.
 *
 * @param routes routes with their child routes
 * @param root the route of the documentation
 */
export function listPages(routes: Route[], root: string): ListedPage[] {
  return routes.flatMap(({routes: below, path, sidebar}) => {
    if (below) return listPages(below, root);
    if (typeof path !== 'string' || !path.startsWith(`${root}/`)) return [];
    return [{id: path, path, ...(sidebar && {sidebar})}];
  });
}
