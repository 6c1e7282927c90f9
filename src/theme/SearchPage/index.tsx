import Head from '@docusaurus/Head';
import {useHostedSearch} from '@site/src/search/hosted';
import SearchPage from '@site/src/search/SearchPage';
import {lazy, Suspense} from 'react';

const HostedSearchPage = lazy(() => import('@theme-original/SearchPage'));

/** The theme's search page where Algolia is configured, else our own. Neither is for search engines. */
export default function SearchPageSwitch() {
  const page = useHostedSearch() ? <HostedSearchPage /> : <SearchPage />;
  return (
    <>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Suspense>{page}</Suspense>
    </>
  );
}
