import {counted} from '../../base/collections';
import {sectionFacet} from '../sections';
import type {SearchRequest} from './backend';
import type {IndexedPage} from './pages';

/** The facets that pages can be filtered by. */
const facets: Record<string, (page: IndexedPage) => string> = {
  language: ({language}) => language,
  docusaurus_tag: ({tag}) => tag,
  [sectionFacet]: ({section}) => section,
};

/**
 * Whether a page matches facet filters as Algolia interprets them: all in the list, any in an inner list, and not the
 * value in `-value`. No page matches an unknown facet.
 */
export function meetsFacets(page: IndexedPage, filters: SearchRequest['facetFilters']): boolean {
  const meets = (filter: string) => {
    const colon = filter.indexOf(':');
    const value = filter.slice(colon + 1);
    const actual = facets[filter.slice(0, colon)]?.(page);
    return value.startsWith('-') ? actual !== value.slice(1) : actual === value;
  };
  return (filters ?? []).every((filter) =>
    typeof filter === 'string' ? meets(filter) : filter.length === 0 || filter.some(meets),
  );
}

/** Removes the filters for a section of the site. */
export const inAnySection = (
  filters: SearchRequest['facetFilters'],
): SearchRequest['facetFilters'] =>
  filters?.filter((filter) => !String(filter).startsWith(`${sectionFacet}:`));

/**
 * Counts records by the requested facets, as Algolia does.
 *
 * @param pages the page of each record
 * @returns for each facet, the number of records by value; unknown facets are omitted
 */
export function countFacets(
  wanted: string[],
  pages: IndexedPage[],
): Record<string, Record<string, number>> {
  return Object.fromEntries(
    wanted.flatMap((name) => {
      const read = facets[name];
      return read ? [[name, Object.fromEntries(counted(pages.map(read)))]] : [];
    }),
  );
}
