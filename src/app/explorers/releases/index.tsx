import {explorerOf} from '../kit/Explorer';
import {queryFormat} from '../kit/query';
import type {ReleaseFilter} from './definition';

/** Searches release notes and compares versions. Contains all releases, which are shown while the query is empty. */
export default explorerOf({
  format: queryFormat<ReleaseFilter>('product', 'kind', 'area', 'since', 'until', 'from', 'to'),
  label: 'Search releases',
  placeholder: 'keyword, area, entry number …',
  failure: "The list of entries couldn't be loaded. The list below is complete.",
  address: '/releases.json',
  load: () => import('./definition'),
});
