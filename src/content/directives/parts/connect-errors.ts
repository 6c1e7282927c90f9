import {table} from '../../../base/markdown/nodes';
import {connectApi} from '../../../product/connect-api/document';
import type {Directive} from '../part';

const kinds = {rejection: 'Rejected', warning: 'Warning', both: 'Rejected or warning'};

/** `::connect-errors{of="requests"}`: every Connect API error code for failed requests, or for single `records`. */
export const connectErrors: Directive = ({attributes}) => {
  const api = connectApi();
  if (attributes.of === 'requests')
    return table(
      ['Status', 'Code', 'Meaning', 'What to do'],
      api['x-errors'].map(({status, code, meaning, fix}) => [
        `${status}`,
        `\`${code}\``,
        meaning,
        `${fix}.`,
      ]),
    );
  if (attributes.of === 'records')
    return table(
      ['Code', 'The record', 'Meaning', 'What to do'],
      api['x-record-errors'].map(({code, kind, meaning, fix}) => [
        `\`${code}\``,
        kinds[kind],
        meaning,
        `${fix}.`,
      ]),
    );
  throw new Error('needs of="requests" or of="records"');
};
