import {importOf, inline} from '../../../base/markdown/nodes';
import {permissionsOf, roles} from '../../../product/facts';
import {strong, tableOf} from '../nodes';
import type {Directive} from '../part';

const dataSource = {
  all: 'All records',
  clusters: 'Records in their clusters',
  none: 'None on its own',
};

/** `::roles`: the default roles, what they can see, and what they can and can't do. Each is an entry at any width. */
export const rolesTable: Directive = () => [
  tableOf(
    ['Role', "What it's for", 'Data', 'Can', 'Cannot'],
    roles.map((role) => [
      [strong(role.name)],
      inline(role.summary),
      dataSource[role.data],
      inline(permissionsOf(role.name).join('; ')),
      inline(role.cannot.join('; ') || 'No restrictions'),
    ]),
    'roles',
  ),
  importOf('@site/src/content/tables/roles.css'),
];
