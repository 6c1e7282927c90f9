import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import CopyMarkdown from '@site/src/app/copy-markdown/CopyMarkdown';
import PathToPage from '@site/src/app/navigation/PathToPage';
import Breadcrumbs from '@theme-original/DocBreadcrumbs';
import styles from './styles.module.css';

/**
 * The theme's breadcrumbs, with a button at the end of the line that copies the page. A page outside the sidebars has
 * no breadcrumbs in the theme, so it gets a way back to the guides.
 */
export default function DocBreadcrumbsWrapper() {
  return (
    <div className={styles.line}>
      {useSidebarBreadcrumbs() ? <Breadcrumbs /> : <PathToPage />}
      <CopyMarkdown />
    </div>
  );
}
