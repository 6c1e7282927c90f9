import type {SearchRequest} from './backend';
import type {IndexedPage} from './pages';

/** The facets that pages can be filtered by. */
const facets: Record<string, (page: IndexedPage) => string> = {
  language: ({language}) => language,
  docusaurus_tag: ({tag}) => tag,
  'hierarchy.lvl0': ({section}) => section,
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
