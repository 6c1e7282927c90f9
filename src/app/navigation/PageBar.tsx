import clsx from 'clsx';
import type {ReactNode} from 'react';
import PageMenu from '../page-menu/PageMenu';
import styles from './PageBar.module.css';
import PathToPage from './PathToPage';

interface Props {
  /** The page's table of contents, if it's folded. */
  children?: ReactNode;
  /** The bar stays below the navbar while the page scrolls. */
  isSticky?: boolean;
}

/** The line above a page's title: where the page is, its contents on phones, and what to do with it. */
export default function PageBar({children, isSticky}: Props) {
  return (
    <div className={clsx(styles.bar, isSticky && 'contents-bar')}>
      <PathToPage />
      {children}
      <PageMenu />
    </div>
  );
}
