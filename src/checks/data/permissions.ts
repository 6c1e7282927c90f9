import {suggest} from '../../base/text/suggest';
import {hasMenuPath, type MenuItem, rolesForMenuPath} from '../../product/facts';
import type {Report} from '../check';
import type {YamlItem} from './yaml-items';

/** A permission as it's written in `permissions.yaml`. */
interface WrittenPermission {
  name: string;
  menu?: string[];
  roles?: string[];
  includedIn?: string;
  line: number;
}

/** The items of three files, and the menu as a tree of values. */
interface WrittenData {
  permissions: WrittenPermission[];
  menu: YamlItem[];
  tree: MenuItem[];
  roles: YamlItem[];
}

/**
 * Checks that the permissions, the menu, and the roles agree about who can do what.
 *
 * @param itemsOf returns the items of a file of facts
 * @param reportFor returns what reports faults of a file
 */
export function checkPermissions(
  itemsOf: (name: string) => YamlItem[],
  reportFor: (name: string) => Report,
): void {
  const [menu, roles] = [itemsOf('menu'), itemsOf('roles')];
  const permissions = itemsOf('permissions').map(({value, line}) => ({
    ...(value as unknown as WrittenPermission),
    line,
  }));
  const tree = menu.map(({value}) => value as unknown as MenuItem);
  const data = {permissions, menu, tree, roles};
  checkAccess(data, reportFor('permissions'));
  checkOpened(data, reportFor('menu'));
  checkRestrictions(data, reportFor('roles'));
}

/** Checks that permissions name menus, roles, and permissions that exist, and agree with who can open the menu. */
function checkAccess({permissions, tree, roles: items}: WrittenData, report: Report) {
  const names = permissions.map(({name}) => name);
  const roles = items.map(({value}) => String(value.name));
  for (const {name, menu: path, roles: own, includedIn, line} of permissions) {
    for (const role of (own ?? []).filter((each) => !roles.includes(each)))
      report(line, `"${name}" belongs to "${role}", which isn't a role`, suggest(role, roles));
    if (includedIn && !names.includes(includedIn))
      report(
        line,
        `"${name}" is included in "${includedIn}", which isn't a permission`,
        suggest(includedIn, names),
      );
    if (!path) continue;
    const screen = path.join(' > ');
    if (!hasMenuPath(tree, path)) {
      report(line, `"${name}" is on "${screen}", which isn't a menu`, 'use a path in menu.yaml');
      continue;
    }
    const openTo = rolesForMenuPath(tree, path);
    if (!own && !openTo)
      report(
        line,
        `everyone can open "${screen}", so "${name}" permits nothing`,
        'add "roles", or delete the permission',
      );
    if (!own || !openTo) continue;
    const shutOut = own.filter((role) => roles.includes(role) && !openTo.includes(role));
    for (const role of shutOut)
      report(
        line,
        `the "${role}" role has "${name}" but can't open "${screen}"`,
        `name only roles that can: ${openTo.join(', ')}`,
      );
    if (own.length === openTo.length && shutOut.length === 0)
      report(
        line,
        `"${name}" lists the roles that can open "${screen}" again`,
        'delete "roles": menu.yaml says who can open it',
      );
  }
}

/** Checks that a permission opens each screen that only some roles can open, so that both tables agree about it. */
function checkOpened({permissions, menu}: WrittenData, report: Report) {
  const opening = permissions.flatMap(({menu: path, roles}) =>
    path && !roles ? [path.join(' > ')] : [],
  );
  const checkLevel = (items: YamlItem[], parents: string[], restricted: boolean) => {
    for (const {value, line, items: below} of items) {
      const path = [...parents, String(value.title)];
      const screen = path.join(' > ');
      const isRestricted = restricted || value.roles !== undefined;
      // A permission for a screen opens the screens below it that don't have roles of their own.
      if (opening.includes(screen)) checkLevel(below('children'), path, false);
      else if (value.children) checkLevel(below('children'), path, isRestricted);
      else if (isRestricted)
        report(
          line,
          `no permission opens "${screen}"`,
          'add one without "roles" to permissions.yaml',
        );
    }
  };
  checkLevel(menu, [], false);
}

/** Checks that no role is listed as unable to do what it has the permission for. */
function checkRestrictions({permissions, tree, roles: items}: WrittenData, report: Report) {
  for (const {value, line} of items)
    for (const {name, menu: path, roles} of permissions) {
      const isListed = Array.isArray(value.cannot) && value.cannot.includes(name);
      const openTo = roles ?? (path && hasMenuPath(tree, path) ? rolesForMenuPath(tree, path) : []);
      if (isListed && openTo?.includes(String(value.name)))
        report(
          line,
          `"${value.name}" has "${name}" and is listed as unable to do it`,
          'delete it from "cannot", or correct permissions.yaml',
        );
    }
}
