import Head from '@docusaurus/Head';
import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {useEffect, useRef} from 'react';
import {maxQueryLength} from '../client/query';
import {useSearchSettings} from '../client/useSearchSettings';
import SearchForm from '../SearchForm';
import PoweredBy from './PoweredBy';
import Results from './Results';

/** The `/search` page: all results of the query in its address. */
export default function SearchPage() {
  const {query, page, setQuery} = useAddress();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <Layout title="Search" description="Search all of the documentation.">
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container page">
        <h1>Search docs</h1>
        <noscript>
          <p>Search needs JavaScript. The links in the navigation lead to every page.</p>
        </noscript>
        <SearchForm
          placeholder="roles, risk score, Tenable"
          value={query}
          onChange={setQuery}
          inputRef={input}
        />
        <Results query={query.trim()} page={page} />
        {useSearchSettings().isHosted && <PoweredBy />}
      </main>
    </Layout>
  );
}

/** Query and page of the address; typing changes the address without adding to the history. */
function useAddress() {
  const history = useHistory();
  const parameters = new URLSearchParams(useHistorySelector(({location}) => location.search));
  return {
    query: (parameters.get('q') ?? '').slice(0, maxQueryLength),
    page: Math.max(Math.trunc(Number(parameters.get('page'))) - 1, 0) || 0,
    setQuery: (query: string) =>
      history.replace({search: query && `?${new URLSearchParams({q: query})}`}),
  };
}
