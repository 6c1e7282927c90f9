import {table} from '../../../base/markdown/nodes';
import {permissionsOf, roles} from '../../../product/facts';
import type {Directive} from '../part';

const dataSource = {
  all: 'All records',
  clusters: 'Records in their clusters',
  none: 'None on its own',
};

/** `::roles`: the default roles, what they can see, and what they can and can't do. */
export const rolesTable: Directive = () =>
  table(
    ['Role', "What it's for", 'Data', 'Can', 'Cannot'],
    roles.map((role) => [
      `**${role.name}**`,
      role.summary,
      dataSource[role.data],
      permissionsOf(role.name).join('; '),
      role.cannot.join('; ') || 'No restrictions',
    ]),
  );
