import type {RouteConfig} from 'react-router-config';

/**
 * The route of a page, and those that it lies in, outermost first; none where no route has the path as it stands.
 *
 * @param path a page's path; one slash at its end does not matter
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
