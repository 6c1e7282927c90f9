import CopyMarkdown from '@site/src/app/copy-markdown/CopyMarkdown';
import Breadcrumbs from '@theme-original/DocBreadcrumbs';
import styles from './styles.module.css';

/** The theme's breadcrumbs, with a button at the end of the line that copies the page. */
export default function DocBreadcrumbsWrapper() {
  return (
    <div className={styles.line}>
      <Breadcrumbs />
      <CopyMarkdown />
    </div>
  );
}
