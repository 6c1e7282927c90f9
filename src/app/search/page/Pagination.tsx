import Link from '@docusaurus/Link';
import {searchOf} from './address';
import styles from './SearchPage.module.css';

interface Props {
  query: string;
  section: string | undefined;
  /** Zero-based. */
  page: number;
  pages: number;
  /** Whether the number of pages is final. */
  isFinal: boolean;
}

/** Links to the previous and next page of results. Each page has an address, so the back button returns to it. */
export default function Pagination({query, section, page, pages, isFinal}: Props) {
  if (pages < 2) return null;
  const linkTo = (target: number) => `/search${searchOf(query, target, section)}`;
  return (
    <nav className={styles.pagination} aria-label="Result pages">
      {page > 0 && <Link to={linkTo(page - 1)}>Previous page</Link>}
      <span>
        Page {page + 1}
        {isFinal && ` of ${pages}`}
      </span>
      {page + 1 < pages && <Link to={linkTo(page + 1)}>Next page</Link>}
    </nav>
  );
}
