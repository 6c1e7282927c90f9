import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/** Returns how many pages a sidebar's items lead to, at all levels. */
export function countPages(items: readonly PropSidebarItem[]): number {
  return items.reduce(
    (sum, item) =>
      sum + (item.type === 'category' ? countPages(item.items) : item.type === 'link' ? 1 : 0),
    0,
  );
}

/**
 * Returns the items whose names contain every word of a text, in their open categories. A category whose own name
 * matches keeps all its items.
 *
 * @param text what the reader typed; upper and lower case are the same
 */
export function filterItems(items: readonly PropSidebarItem[], text: string): PropSidebarItem[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return items.flatMap((item) => {
    if (item.type === 'html') return [];
    const label = item.label.toLowerCase();
    if (words.every((word) => label.includes(word))) return [open(item)];
    const found = item.type === 'category' ? filterItems(item.items, text) : [];
    return found.length > 0 ? [{...open(item), items: found}] : [];
  });
}

const open = <Item extends PropSidebarItem>(item: Item): Item =>
  item.type === 'category' ? {...item, collapsed: false} : item;
