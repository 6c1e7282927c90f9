import {rolesForMenuPath} from './menu';
import type {MenuItem, PermissionEntry} from './schema';

/** A permission with every role that has it, in alphabetical order. */
export type Permission = PermissionEntry & {roles: string[]};

/**
 * Works out who has each permission: the roles listed with it, or those that can open its screen, and the roles of the
 * permission that includes it.
 *
 * @throws {Error} when a permission's menu or the permission that includes it doesn't exist, or when everyone has one
 */
export function withRoles(entries: PermissionEntry[], menu: MenuItem[]): Permission[] {
  const rolesOf = ({name, menu: path, roles, includedIn}: PermissionEntry): string[] => {
    const own = roles ?? rolesForMenuPath(menu, path ?? []);
    const wider = entries.find((each) => each.name === includedIn);
    if (!own) throw new Error(`Everyone has "${name}" in src/product/facts/permissions.yaml`);
    if (includedIn && !wider)
      throw new Error(`No permission "${includedIn}" in src/product/facts/permissions.yaml`);
    return [...new Set([...own, ...(wider ? rolesOf(wider) : [])])].toSorted();
  };
  return entries.map((entry) => ({...entry, roles: rolesOf(entry)}));
}

/**
 * The names of a role's permissions, without those that another one includes. A role with all permissions has one:
 * "Everything".
 */
export function namesOf(permissions: Permission[], role: string): string[] {
  const own = permissions.filter(({roles}) => roles.includes(role));
  if (own.length === permissions.length) return ['Everything'];
  const names = own.map(({name}) => name);
  return own.filter(({includedIn = ''}) => !names.includes(includedIn)).map(({name}) => name);
}
