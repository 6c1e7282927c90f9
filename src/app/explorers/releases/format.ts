import {queryFormat} from '../kit/query';
import type {ReleaseFilter} from './definition';

/** Release queries in addresses, which the search and the comparison share. */
export const format = queryFormat<ReleaseFilter>(
  'product',
  'kind',
  'area',
  'since',
  'until',
  'from',
  'to',
);
