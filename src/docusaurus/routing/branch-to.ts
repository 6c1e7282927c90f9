import type {RouteConfig} from 'react-router-config';
import {withoutSlash} from '../../base/base-path';

/**
 * Returns a page's route and its parent routes, outermost first; an empty list if no route has exactly this path.
 *
 * @param path a page's path, with or without a slash at the end
 */
export function branchTo(routes: RouteConfig[], path: string): RouteConfig[] {
  const plain = withoutSlash(path);
  for (const route of routes) {
    const below = branchTo(route.routes ?? [], plain);
    if (below.length > 0) return [route, ...below];
    if (!route.routes && withoutSlash(String(route.path)) === plain) return [route];
  }
  return [];
}

/** Same as `branchTo`, except that it returns the not-found page's route if no route has the path. */
export function branchShownAt(routes: RouteConfig[], path: string): RouteConfig[] {
  const branch = branchTo(routes, path);
  return branch.length > 0 ? branch : routes.filter((route) => route.path === '*');
}
