import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useCallback} from 'react';
import {longestQuery} from '../../../search/index/query-length';
import {useSectionNames} from '../useSectionNames';
import {pageOf, searchOf} from './address';

/**
 * Returns the query, the section, and the page from the address, with functions that change them without adding to the
 * history. An unknown section is the same as none.
 */
export function useAddress() {
  const history = useHistory();
  const parameters = new URLSearchParams(useHistorySelector(({location}) => location.search));
  const query = (parameters.get('q') ?? '').slice(0, longestQuery);
  const section = useSectionNames().find((name) => name === parameters.get('section'));
  return {
    query,
    section,
    page: pageOf(parameters.get('page')),
    setQuery: (changed: string) => history.replace({search: searchOf(changed, 0, section)}),
    setSection: (chosen: string | undefined) =>
      history.replace({search: searchOf(query, 0, chosen)}),
    setPage: useCallback(
      (page: number) => history.replace({search: searchOf(query, page, section)}),
      [history, query, section],
    ),
  };
}
