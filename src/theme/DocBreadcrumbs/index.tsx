import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import PathToPage from '@site/src/app/navigation/PathToPage';
import PageMenu from '@site/src/app/page-menu/PageMenu';
import Breadcrumbs from '@theme-original/DocBreadcrumbs';
import styles from './styles.module.css';

/**
 * The theme's breadcrumbs, with the page's menu at the end of the line. A page outside the sidebars has
 * no breadcrumbs in the theme, so it gets a way back to the guides.
 */
export default function DocBreadcrumbsWrapper() {
  return (
    <div className={styles.line}>
      {useSidebarBreadcrumbs() ? <Breadcrumbs /> : <PathToPage />}
      <PageMenu />
    </div>
  );
}
