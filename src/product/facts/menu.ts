import type {MenuItem} from './schema';

/** Follows `titles` down the tree. Returns `undefined` if a title has no item. */
function walk(menu: MenuItem[], titles: string[]): MenuItem[] | undefined {
  const items: MenuItem[] = [];
  let level = menu;
  for (const title of titles) {
    const item = level.find((candidate) => candidate.title === title);
    if (!item) return undefined;
    items.push(item);
    level = item.children ?? [];
  }
  return items;
}

/** Whether `titles` (`['Administration', 'Security', 'Users']`) is a path from the root of the menu tree. */
export function hasMenuPath(menu: MenuItem[], titles: string[]): boolean {
  return walk(menu, titles) !== undefined;
}

/**
 * Returns the roles that can open a menu path: the ones listed closest to its end.
 *
 * @returns role names, or `undefined` if every role can open it
 * @throws {Error} when the path doesn't exist
 */
export function rolesForMenuPath(menu: MenuItem[], titles: string[]): string[] | undefined {
  const items = walk(menu, titles);
  if (!items)
    throw new Error(`No menu path "${titles.join(' > ')}" in src/product/facts/menu.yaml`);
  return items.findLast((item) => item.roles)?.roles;
}
