import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useCallback} from 'react';
import {maxQueryLength} from '../../../base/search-field';
import {pageOf, searchOf} from './address';

/** Returns the query and page from the address, with functions that change them without adding to the history. */
export function useAddress() {
  const history = useHistory();
  const parameters = new URLSearchParams(useHistorySelector(({location}) => location.search));
  const query = (parameters.get('q') ?? '').slice(0, maxQueryLength);
  return {
    query,
    page: pageOf(parameters.get('page')),
    setQuery: (changed: string) => history.replace({search: searchOf(changed, 0)}),
    setPage: useCallback(
      (page: number) => history.replace({search: searchOf(query, page)}),
      [history, query],
    ),
  };
}
