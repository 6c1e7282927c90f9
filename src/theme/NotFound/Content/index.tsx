import '@site/src/css/page.css';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {closest, wordsOfPath} from '@site/src/app/not-found/closest';
import {type ListedPage, loadPages} from '@site/src/app/not-found/pages';
import SearchForm from '@site/src/app/search/SearchForm';
import {withoutBase} from '@site/src/base/base-path';
import {maxQueryLength} from '@site/src/base/search-field';
import {useEffect, useState} from 'react';

/** The content of the not-found page: pages with similar names, and a search for words in the address. */
export default function NotFoundContent() {
  const {words, suggestions} = useSuggestions();
  return (
    <main className="container page" data-needs-script="">
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <h1>Page not found</h1>
      <p>
        There's no page at this address. It might have moved, or the link might be wrong. Search for
        the page, or start at the <Link to="/">home page</Link>.
      </p>
      <SearchForm key={words} placeholder="What are you looking for?" defaultValue={words} />
      {suggestions.length > 0 && (
        <nav aria-labelledby="closest">
          <h2 id="closest">Pages with similar names</h2>
          <ul className="link-list">
            {suggestions.map(({title, description, route}) => (
              <li key={route}>
                <Link to={route}>{title}</Link>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </main>
  );
}

/** Finds pages with similar names. This runs in the browser because one 404.html serves every address. */
function useSuggestions() {
  const pathname = withoutBase(useLocation().pathname, useBaseUrl('/'));
  const [found, setFound] = useState({words: '', suggestions: [] as ListedPage[]});
  useEffect(() => {
    const words = wordsOfPath(pathname).join(' ').slice(0, maxQueryLength);
    setFound({words, suggestions: []});
    loadPages().then(
      (pages) => setFound({words, suggestions: closest(pages, pathname)}),
      console.error,
    );
  }, [pathname]);
  return found;
}
