import {table} from '../../../base/markdown/nodes';
import {type MenuItem, menu, permissions} from '../../../product/facts';
import {heading} from '../nodes';
import type {Directive, DirectiveContext} from '../part';
import {withRoles} from '../role-columns';
import {rowSearch} from '../row-search';

/**
 * `::menu-access`: every screen with the roles that can open it, in the order of the menus, and the actions there that
 * need another permission. Each menu has a table, and each role a column of its own on the site.
 */
export const menuAccess: Directive = ({say}) =>
  rowSearch(
    'Screens',
    {
      label: say('Search screens'),
      placeholder: 'backups, configurator …',
      parameter: 'screen',
      names: 'screens',
    },
    menusAndScreens(say).flatMap(([title, items]) => [
      heading(3, title),
      ...withRoles(
        1,
        table(
          [say('Screen'), say('Roles that can open it'), say('What needs another role there')],
          items.flatMap((item) => rowsOf(item)),
        ),
      ),
    ]),
  );

/** Each menu with its screens, and, together, the screens that are outside menus. */
function menusAndScreens(say: DirectiveContext['say']): [title: string, items: MenuItem[]][] {
  const menus = menu.filter(({children}) => children);
  const screens = menu.filter(({children}) => !children);
  return [
    ...menus.map((item): [string, MenuItem[]] => [say('{menu} menu', {menu: item.title}), [item]]),
    [say('Screens outside menus'), screens],
  ];
}

/** The rows of an item and of the items below it. An item without roles has the roles of its parent. */
function rowsOf(item: MenuItem, parents: string[] = [], inherited?: string[]): string[][] {
  const path = [...parents, item.title];
  const roles = item.roles ?? inherited;
  const names = roles?.join(', ') ?? 'Everyone';
  const below = (item.children ?? []).flatMap((child) => rowsOf(child, path, roles));
  return [[path.join(' > '), names, actionsOn(path, roles)], ...below];
}

/** The permissions of a screen that fewer roles have than can open it. */
const actionsOn = (path: string[], openTo: string[] | undefined) =>
  permissions
    .filter(({menu, roles}) => menu?.join() === path.join() && roles.length !== openTo?.length)
    .map(({name, roles}) => `${name}: ${roles.join(', ')}`)
    .join('. ');
