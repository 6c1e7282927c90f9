import {useAlgoliaContextualFacetFilters} from '@docusaurus/theme-search-algolia/client';
import {useMemo} from 'react';
import {useSearchSettings} from './useSearchSettings';

/** What every query of the modal and the search page asks for, beside what it looks for. */
export function useSearchParameters() {
  const {indexName} = useSearchSettings();
  const facetFilters = useAlgoliaContextualFacetFilters();
  // The theme gives equal filters as a new list on each render, and a new list would make DocSearch start anew.
  const key = JSON.stringify(facetFilters);
  return useMemo(
    () => ({indexName, facetFilters: JSON.parse(key), typoTolerance: false}),
    [indexName, key],
  );
}
