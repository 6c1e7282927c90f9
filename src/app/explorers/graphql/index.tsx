import {explorerOf} from '../kit/Explorer';
import {queryFormat} from '../kit/query';
import type {SchemaFilter} from './definition';

/** Searches the API's schema. Contains the list of all types, which is shown while the query is empty. */
export default explorerOf({
  format: queryFormat<SchemaFilter>('type', 'returns', 'kind'),
  label: 'Search the schema',
  placeholder: 'owners, DateTime, Out_of_SLA …',
  failure: "The schema couldn't be loaded. The list below is complete.",
  address: '/graphql-schema.json',
  load: () => import('./definition'),
});
