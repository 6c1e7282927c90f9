import {explorerOf} from '../kit/Explorer';
import {queryFormat} from '../kit/query';
import type {AttributeFilter} from './definition';

/** Searches the attributes of all data models. Contains their full table, which is shown while the query is empty. */
export default explorerOf({
  format: queryFormat<AttributeFilter>('type', 'family', 'verb', 'value'),
  label: 'Search attributes',
  placeholder: 'cloud account, riskScore, CIDR …',
  failure: "The data model couldn't be loaded. The table below has every attribute.",
  address: '/udm.json',
  load: () => import('./definition'),
});
