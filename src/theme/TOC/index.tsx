import {contentsTitle} from '@site/src/app/navigation/contents-title';
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The table of contents next to a page, with a title. The theme's has none. */
export default function TOC({className, ...props}: Props) {
  const title = contentsTitle();
  return (
    <nav aria-label={title} className={clsx(styles.tableOfContents, className)}>
      <p aria-hidden="true" className={styles.title}>
        {title}
      </p>
      <TOCItems
        {...props}
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </nav>
  );
}
