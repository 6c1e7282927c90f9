/** The parts of a navbar item that can name something missing. */
export interface NavbarItem {
  label?: string;
  docId?: string;
  sidebarId?: string;
  items?: NavbarItem[];
}

interface Known {
  /** Ids of all docs. */
  docs: string[];
  /** Ids of all sidebars. */
  sidebars: string[];
}

/**
 * Finds navbar items that name a doc or sidebar that doesn't exist.
 *
 * @returns a line per fault that names the item, what it asks for and what there is
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
    `docusaurus.config.ts: the navbar item "${item.label ?? id}" has ${key} "${id}", which does not exist. Use one of: ${ids.join(', ')}`,
  ];
}
