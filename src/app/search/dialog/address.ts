import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import {useCallback} from 'react';

/** Whether an address leaves the site, once {@link useRouteOf} has turned the site's own into routes. */
export function isExternal(address: string): boolean {
  return !address.startsWith('/');
}

/** Gives the route of a record's absolute address; an address outside the site, or a broken one, stays as it is. */
export function useRouteOf(): (url: string) => string {
  const toRoute = useSearchResultUrlProcessor();
  return useCallback((url) => (URL.canParse(url) ? toRoute(url) : url), [toRoute]);
}
