import Link from '@docusaurus/Link';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {playgroundRoute} from '../../content/query-examples/link';
import PageMenu from '../page-menu/PageMenu';
import styles from './PageBar.module.css';
import PathToPage from './PathToPage';
import {useNavbarHeight} from './useNavbarHeight';

interface Props {
  /** The page's table of contents, if it's folded. */
  children?: ReactNode;
  /** The bar stays below the navbar while the page scrolls. */
  isSticky?: boolean;
}

/**
 * The line above a page's title: where the page is, its contents if they're folded, on BQL pages a way to the playground, and
 * what to do with the page.
 */
export default function PageBar({children, isSticky = false}: Props) {
  useNavbarHeight(isSticky);
  const isAboutBql = useDocsSidebar()?.name === 'bql';
  return (
    <div className={clsx(styles.bar, isSticky && 'contents-bar')}>
      <PathToPage />
      {children}
      {isAboutBql && (
        <Link to={playgroundRoute} className={styles.playground}>
          Playground
        </Link>
      )}
      <PageMenu />
    </div>
  );
}
