import type {SearchRequest} from './backend';
import type {IndexedPage} from './pages';

/** What pages can be filtered by. */
const facets: Record<string, (page: IndexedPage) => string> = {
  language: ({language}) => language,
  docusaurus_tag: ({tag}) => tag,
  'hierarchy.lvl0': ({section}) => section,
};

/**
 * Whether a page meets facet filters as Algolia reads them: all of the list, any of an inner list,
 * `-value` for none. A facet that there isn't is met by no page.
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
