import {table} from '../../../base/markdown/nodes';
import {suggest} from '../../../base/text/suggest';
import {limits} from '../../../product/facts';
import type {Directive} from '../part';

/** `::limits{of="sla"}`: the product's limits for a feature. */
export const limitsTable: Directive = ({attributes: {of}}) => {
  const rows = limits[of ?? ''];
  if (!rows) throw new Error(`needs a feature; ${suggest(of ?? '', Object.keys(limits))}`);
  return table(
    ['What', 'Limit', 'If exceeded'],
    rows.map(({what, limit, beyond = ''}) => [what, limit, beyond]),
  );
};
