import type {SearchRequest, SearchResult} from '../../search/index/backend';
import {sectionFacet} from '../../search/sections';

/** How many results each section has. */
export type SectionCounts = Record<string, number>;

/**
 * Returns the requests for a query's hits and for how many hits each section has. With a section, that takes a second
 * request, because a filter also applies to the counts.
 *
 * @param section the only section to search; all if it's undefined
 */
export function inSection(request: SearchRequest, section: string | undefined): SearchRequest[] {
  // Algolia would otherwise count records, not results.
  const counting = {...request, facets: [sectionFacet], facetingAfterDistinct: true};
  if (section === undefined) return [counting];
  const facetFilters = [...(request.facetFilters ?? []), `${sectionFacet}:${section}`];
  return [
    {...request, facetFilters},
    {...counting, page: 0, hitsPerPage: 0},
  ];
}

/** Returns the sections' counts in the results of {@link inSection}; `undefined` if the service doesn't count. */
export const countsOf = (results: SearchResult[]): SectionCounts | undefined =>
  results.at(-1)?.facets?.[sectionFacet];
