import {useSearchQueryString} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {useEffect, useRef} from 'react';
import SearchForm from './SearchForm';
import SearchResults from './SearchResults';

/** The `/search` page where no search service is configured: the query lives in the address. */
export default function SearchPage() {
  const [query, setQuery] = useSearchQueryString();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <Layout
      title="Search"
      description="Search the documentation by the titles and descriptions of its pages."
    >
      <main className="container page">
        <h1>Search docs</h1>
        <SearchForm
          placeholder="roles, risk score, Tenable"
          value={query}
          onChange={setQuery}
          inputRef={input}
        />
        <SearchResults query={query} />
      </main>
    </Layout>
  );
}
