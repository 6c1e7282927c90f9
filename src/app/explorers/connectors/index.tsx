import {explorerOf} from '../kit/Explorer';
import {queryFormat} from '../kit/query';
import type {ConnectorFilter} from './definition';

/** Searches the connectors. Contains their full tables, which are shown while the query is empty. */
export default explorerOf({
  format: queryFormat<ConnectorFilter>(
    'category',
    'model',
    'direction',
    'authentication',
    'hosting',
    'status',
  ),
  label: 'Search connectors',
  placeholder: 'product, vendor, former name, data it imports …',
  failure: "The list of connectors couldn't be loaded. The tables below are complete.",
  address: '/connectors.json',
  load: () => import('./definition'),
});
