import {table} from '../../../base/markdown/nodes';
import {statuses} from '../../../product/facts';
import type {Directive} from '../part';

/** `::statuses{of="finding"}`: the statuses of one kind of record. */
export const statusesTable: Directive = ({attributes}) => {
  const rows = statuses[attributes.of as keyof typeof statuses];
  if (!rows) throw new Error(`needs of="…", one of ${Object.keys(statuses).join(', ')}`);
  return table(
    ['Status', 'Category', 'When'],
    rows.map(({name, category, meaning}) => [name, category, meaning]),
  );
};
