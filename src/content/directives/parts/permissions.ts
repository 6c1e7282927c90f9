import {table} from '../../../base/markdown/nodes';
import {permissions} from '../../../product/facts';
import type {Directive} from '../part';
import {withRoles} from '../role-columns';
import {rowSearch} from '../row-search';

/**
 * `::permissions`: each permission with what it allows, its screen, and the default roles that have it, each in a column
 * of its own on the site.
 */
export const permissionsTable: Directive = ({say}) =>
  rowSearch(
    'Permissions',
    {
      label: say('Search permissions'),
      placeholder: 'tickets, risk owner …',
      parameter: 'permission',
      names: 'permissions',
    },
    withRoles(
      3,
      table(
        [say('Permission'), say('What it allows'), say('Screen'), say('Roles with it')],
        permissions
          .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
          .map(({name, allows = '', menu, roles, or}) => [
            name,
            allows,
            menu?.join(' > ') ?? say('Any screen'),
            [roles.join(', '), ...(or ? [`or ${or}`] : [])].join(', '),
          ]),
      ),
    ),
  );
