import type {RouteConfig} from 'react-router-config';

/**
 * The route of a page, and those that it lies in, outermost first; none where no route has the path as it stands.
 *
 * @param path a page's path; one slash at its end doesn't matter
 */
export function branchTo(routes: RouteConfig[], path: string): RouteConfig[] {
  const plain = path.replace(/(?<=.)\/$/, '');
  for (const route of routes) {
    const below = branchTo(route.routes ?? [], plain);
    if (below.length > 0) return [route, ...below];
    if (!route.routes && route.path === plain) return [route];
  }
  return [];
}

/** As `branchTo`, and where no route has the path, the route of the page that says so. */
export function branchShownAt(routes: RouteConfig[], path: string): RouteConfig[] {
  const branch = branchTo(routes, path);
  return branch.length > 0 ? branch : routes.filter((route) => route.path === '*');
}
