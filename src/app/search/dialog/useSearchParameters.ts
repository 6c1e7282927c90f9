import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useAlgoliaContextualFacetFilters} from '@docusaurus/theme-search-algolia/client';
import {useMemo} from 'react';
import {postTag, preTag} from '../../../search/marked-text';
import {levels} from '../../../search/records/record';
import {useSearchSettings} from './useSearchSettings';

/** DocSearch 3.9's values: the number of words in a snippet, in wide and narrow windows. */
const snippetWords = {wide: 10, narrow: 5};
const narrow = '(max-width: 768px)';

/**
 * Returns the parameters that every query of the modal and the search page has, in addition to the text and the page
 * number.
 */
export function useSearchParameters() {
  const {indexName} = useSearchSettings();
  const facetFilters = useAlgoliaContextualFacetFilters();
  // The theme returns equal filters as a new array on each render, and a new array would make DocSearch search again.
  const key = JSON.stringify(facetFilters);
  return useMemo(() => parametersOf(indexName, JSON.parse(key)), [indexName, key]);
}

function parametersOf(indexName: string, facetFilters: (string | string[])[]) {
  const isNarrow = ExecutionEnvironment.canUseDOM && matchMedia(narrow).matches;
  const words = isNarrow ? snippetWords.narrow : snippetWords.wide;
  const names = levels.map((level) => `hierarchy.${level}`);
  return {
    indexName,
    facetFilters,
    hitsPerPage: 20,
    attributesToRetrieve: [...names, 'content', 'type', 'url'],
    // The section, `lvl0`, is never truncated.
    attributesToSnippet: [...names.slice(1), 'content'].map((name) => `${name}:${words}`),
    snippetEllipsisText: '…',
    highlightPreTag: preTag,
    highlightPostTag: postTag,
    clickAnalytics: false,
    typoTolerance: false,
  };
}
