import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import {useCallback} from 'react';

/**
 * Whether an address is outside the site, after {@link useRouteOf} has converted the site's own addresses to routes.
 */
export function isExternal(address: string): boolean {
  return !address.startsWith('/');
}

/**
 * Returns a function that converts a record's absolute address to a route. External and invalid addresses stay
 * unchanged.
 */
export function useRouteOf(): (url: string) => string {
  const toRoute = useSearchResultUrlProcessor();
  return useCallback((url) => (URL.canParse(url) ? toRoute(url) : url), [toRoute]);
}
