import {table} from '../../../base/markdown/nodes';
import {connectApi, shownLimit} from '../../../product/connect-api/document';
import type {Directive} from '../part';

/** `::connect-limits`: the Connect API's limits, each with the status returned when a request exceeds it. */
export const connectLimits: Directive = () =>
  table(
    ['What', 'Limit', 'If exceeded', 'Note'],
    connectApi()['x-limits'].map((limit) => [
      limit.what,
      shownLimit(limit),
      limit.beyond ? `${limit.beyond}` : '',
      limit.note,
    ]),
  );
