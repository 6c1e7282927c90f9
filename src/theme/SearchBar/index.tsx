import {useHostedSearch} from '@site/src/search/hosted';
import SearchButton from '@site/src/search/SearchButton';
import {lazy, Suspense} from 'react';

const HostedSearchBar = lazy(() => import('@theme-original/SearchBar'));

/** The theme's DocSearch where Algolia is configured, else a light button to the search page. */
export default function SearchBar() {
  if (!useHostedSearch()) return <SearchButton />;
  return (
    <Suspense>
      <HostedSearchBar />
    </Suspense>
  );
}
