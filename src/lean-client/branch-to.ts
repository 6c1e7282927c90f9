/** A route of the site, as Docusaurus generates it. */
interface Route<Self> {
  path?: unknown;
  routes?: Self[];
}

/**
 * The route of a page, and those that it lies in, outermost first; none where no route has the path as it stands.
 *
 * @param path a page's path; one slash at its end does not matter
 */
export function branchTo<Each extends Route<Each>>(routes: Each[], path: string): Each[] {
  const plain = path.replace(/(?<=.)\/$/, '');
  for (const route of routes) {
    const below = branchTo(route.routes ?? [], plain);
    if (below.length > 0) return [route, ...below];
    if (!route.routes && route.path === plain) return [route];
  }
  return [];
}
