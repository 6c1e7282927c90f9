import CopyMarkdown from '@site/src/app/copy-markdown/CopyMarkdown';
import Breadcrumbs from '@theme-original/DocBreadcrumbs';
import styles from './styles.module.css';

/** The breadcrumbs of a page, and at the other end of their line what copies the page. */
export default function DocBreadcrumbsWrapper() {
  return (
    <div className={styles.line}>
      <Breadcrumbs />
      <CopyMarkdown />
    </div>
  );
}
