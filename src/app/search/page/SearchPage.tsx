import '@site/src/css/page.css';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import {useEffect, useRef} from 'react';
import {useSearchSettings} from '../dialog/useSearchSettings';
import SearchForm from '../SearchForm';
import PoweredBy from './PoweredBy';
import Results from './Results';
import styles from './SearchPage.module.css';
import {useAddress} from './useAddress';

/** The `/search` page: all results of the query in its address. */
export default function SearchPage() {
  const {query, section, page, setQuery, setSection, setPage} = useAddress();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <Layout title="Search" description="Search all of the documentation.">
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={clsx('container page', styles.page)}>
        <h1>Search docs</h1>
        <noscript>
          <p>Search requires JavaScript. You can reach every page from the navigation.</p>
        </noscript>
        <SearchForm
          placeholder="roles, risk score, Tenable"
          value={query}
          onChange={setQuery}
          inputRef={input}
        />
        <Results
          query={query.trim()}
          section={section}
          page={page}
          onSection={setSection}
          onPage={setPage}
        />
        {useSearchSettings().isHosted && <PoweredBy />}
      </main>
    </Layout>
  );
}
