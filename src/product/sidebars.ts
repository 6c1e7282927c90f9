/** The part of a loaded sidebar that's read here. `@docusaurus/plugin-content-docs` doesn't export types for it. */
export type SidebarItem =
  | {type: 'doc' | 'ref'; id: string}
  | {type: 'link' | 'html'}
  | {type: 'category'; label: string; items: SidebarItem[]; link?: CategoryLink};
export type Sidebar = SidebarItem[];

type CategoryLink =
  | {type: 'doc'; id: string}
  | {
      type: 'generated-index';
      permalink: string;
      title?: string;
      description?: string;
      keywords?: string | readonly string[];
    };

/** A generated page that lists a category's pages. */
export interface SidebarCategory {
  title: string;
  description?: string;
  permalink: string;
  keywords?: readonly string[];
}

/** Returns every sidebar category that has a generated page, at any depth. */
export function categoriesOf(items: Sidebar): SidebarCategory[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') return [];
    const {label, link} = item;
    const below = categoriesOf(item.items);
    if (link?.type !== 'generated-index') return below;
    return [
      {...link, title: link.title ?? label, keywords: [link.keywords ?? []].flat()},
      ...below,
    ];
  });
}

/**
 * Returns the page that a link to a sidebar opens.
 *
 * @param routes the pages' routes by ID
 */
export function startOf(items: Sidebar, routes: Map<string, string>): string | undefined {
  for (const item of items) {
    if (item.type === 'doc') return routes.get(item.id);
    if (item.type !== 'category') continue;
    if (item.link?.type === 'generated-index') return item.link.permalink;
    const start = item.link ? routes.get(item.link.id) : startOf(item.items, routes);
    if (start) return start;
  }
  return undefined;
}
