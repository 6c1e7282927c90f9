import {connectApi} from '../../connect-api/document';
import {table} from '../../markdown/nodes';
import type {Part} from '../part';

/** `::connect-limits`: the limits of the Connect API, with the status of a request that goes beyond each. */
export const connectLimits: Part = () =>
  table(
    ['What', 'Limit', 'Beyond it', 'Note'],
    connectApi()['x-limits'].map(({what, value, shown, unit, beyond, note}) => [
      what,
      shown ?? `${value.toLocaleString('en-US')} ${unit}`,
      beyond ? `${beyond}` : '',
      note,
    ]),
  );
