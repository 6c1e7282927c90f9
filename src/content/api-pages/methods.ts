import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/** An HTTP method of our APIs. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Returns the methods of a page's operations by the anchors of their sections, from the sidebar's links to them,
 * which sidebars.ts makes.
 *
 * @param items the sidebar's items, at all levels
 * @param route the page's address
 */
export function methodsByAnchor(
  items: readonly PropSidebarItem[],
  route: string,
): Map<string, Method> {
  const found = items.flatMap((item): [string, Method][] => {
    if (item.type === 'category') return [...methodsByAnchor(item.items, route)];
    if (item.type !== 'link') return [];
    const method = item.customProps?.method as Method | undefined;
    if (!method || !item.href.startsWith(`${route}#`)) return [];
    return [[item.href.slice(route.length + 1), method]];
  });
  return new Map(found);
}
