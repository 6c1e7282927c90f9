import {explorerOf} from '../kit/Explorer';
import {format} from './format';

/** Searches release notes and shows comparisons. Contains the releases, which are shown while the query is empty. */
export default explorerOf({
  format,
  label: 'Search releases',
  placeholder: 'keyword, area, entry number …',
  failure:
    "The list of entries couldn't be loaded. The releases below, and their pages, are complete.",
  address: '/releases.json',
  load: () => import('./definition'),
});
