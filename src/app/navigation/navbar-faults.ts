/** The properties of a navbar item that can refer to something missing. */
export interface NavbarItem {
  label?: string;
  docId?: string;
  sidebarId?: string;
  items?: NavbarItem[];
}

interface Known {
  /** IDs of all docs. */
  docs: string[];
  /** IDs of all sidebars. */
  sidebars: string[];
}

/**
 * Finds navbar items that refer to a doc or sidebar that doesn't exist.
 *
 * @returns a line for each fault, with the item, its target, and the existing IDs
 */
export function navbarFaults(items: NavbarItem[], known: Known): string[] {
  return items.flatMap((item) => [
    ...missing(item, 'docId', known.docs),
    ...missing(item, 'sidebarId', known.sidebars),
    ...navbarFaults(item.items ?? [], known),
  ]);
}

function missing(item: NavbarItem, key: 'docId' | 'sidebarId', ids: string[]): string[] {
  const id = item[key];
  if (id === undefined || ids.includes(id)) return [];
  return [
    `docusaurus.config.ts: the navbar item "${item.label ?? id}" has ${key} "${id}", which doesn't exist. Use one of: ${ids.join(', ')}`,
  ];
}
