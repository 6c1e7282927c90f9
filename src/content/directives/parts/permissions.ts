import {table} from '../../../base/markdown/nodes';
import {roles} from '../../../product/facts';
import type {Directive} from '../part';
import {rowSearch} from '../row-search';

/** What the data says of a role with all permissions. */
const everything = 'Everything';

/** `::permissions`: each permission with the default roles that have it. */
export const permissions: Directive = () =>
  rowSearch(
    'Permissions',
    {
      label: 'Search permissions',
      placeholder: 'tickets, risk owner …',
      parameter: 'permission',
      names: 'permissions',
    },
    table(
      ['Permission', 'Roles with it'],
      [...new Set(roles.flatMap(({can}) => can))]
        .filter((permission) => permission !== everything)
        .toSorted((a, b) => a.localeCompare(b, 'en'))
        .map((permission) => [permission, rolesWith(permission)]),
    ),
  );

const rolesWith = (permission: string) =>
  roles
    .filter(({can}) => can.includes(permission) || can.includes(everything))
    .map(({name}) => name)
    .join(', ');
