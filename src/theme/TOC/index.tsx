import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The table of contents next to a page, with a title. The theme's has none. */
export default function TOC({className, ...props}: Props) {
  const title = translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'On this page',
    description: 'The label used by the button on the collapsible TOC component',
  });
  return (
    <nav aria-label={title} className={clsx(styles.tableOfContents, 'thin-scrollbar', className)}>
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
