import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useAlgoliaContextualFacetFilters} from '@docusaurus/theme-search-algolia/client';
import {useMemo} from 'react';
import {levels} from '../../../search/records/record';
import {postTag, preTag} from './highlight';
import {useSearchSettings} from './useSearchSettings';

/** As DocSearch 3.9 has them: words of a snippet, and the window that has room for fewer. */
const snippetWords = {wide: 10, narrow: 5};
const narrow = '(max-width: 768px)';

/** What every query of the modal and the search page asks for, next to the words and the page of results. */
export function useSearchParameters() {
  const {indexName} = useSearchSettings();
  const facetFilters = useAlgoliaContextualFacetFilters();
  // The theme gives equal filters as a new list on each render, and a new list would make DocSearch start again.
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
    // The section, `lvl0`, is never cut.
    attributesToSnippet: [...names.slice(1), 'content'].map((name) => `${name}:${words}`),
    snippetEllipsisText: '…',
    highlightPreTag: preTag,
    highlightPostTag: postTag,
    clickAnalytics: false,
    typoTolerance: false,
  };
}
