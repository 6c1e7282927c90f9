import Link from '@docusaurus/Link';
import {useEffect, useState} from 'react';
import {loadPages, type Page} from '../site-index/pages';
import {rank} from './rank';
import styles from './SearchResults.module.css';

/** The pages that match a query, and a count that a screen reader announces. */
export default function SearchResults({query}: {query: string}) {
  const pages = usePages();
  const found = pages ? rank(pages, query) : [];
  const count = found.length === 1 ? 'One page matches' : `${found.length || 'No'} pages match`;
  return (
    <>
      <p className={styles.count} role="status">
        {query.trim() && pages
          ? `${count} “${query.trim()}”.`
          : 'Titles and descriptions of all pages are searched.'}
      </p>
      <ol className={styles.results}>
        {found.map(({title, description, route}) => (
          <li key={route}>
            <Link to={route}>{title}</Link>
            <p>{description}</p>
            <span>{route}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

function usePages() {
  const [pages, setPages] = useState<Page[]>();
  useEffect(() => {
    loadPages().then(setPages, console.error);
  }, []);
  return pages;
}
