/** A route of the site, as Docusaurus generates it. */
interface Route {
  path?: unknown;
  sidebar?: string;
  routes?: Route[];
}

/** A page as the client of @docusaurus/plugin-content-docs asks for it. Its id is only compared with others. */
interface ListedPage {
  id: string;
  path: string;
  sidebar?: string;
}

/**
 * The pages of the documentation, found in the site's routes.
 *
 * @param routes routes, with those below them
 * @param root the route of the documentation
 */
export function listPages(routes: Route[], root: string): ListedPage[] {
  return routes.flatMap(({routes: below, path, sidebar}) => {
    if (below) return listPages(below, root);
    if (typeof path !== 'string' || !path.startsWith(`${root}/`)) return [];
    return [{id: path, path, ...(sidebar && {sidebar})}];
  });
}
