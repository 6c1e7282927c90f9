import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import type {MouseEvent} from 'react';
import styles from './FoldedContents.module.css';

/**
 * A page's table of contents, folded. It opens without JavaScript, too. In a wide window, it stays above the examples,
 * and its list opens over them.
 */
export default function FoldedContents() {
  const {toc, frontMatter} = useDoc();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key that follows a link is a click, too
    <details className={clsx('theme-doc-toc-mobile', styles.contents)} onClick={closeAtLink}>
      <summary>
        {translate({
          id: 'theme.TOCCollapsible.toggleButtonLabel',
          message: 'On this page',
          description: 'The label used by the button on the collapsible TOC component',
        })}
      </summary>
      <TOCItems
        toc={toc}
        minHeadingLevel={frontMatter.toc_min_heading_level}
        maxHeadingLevel={frontMatter.toc_max_heading_level}
        className="table-of-contents"
      />
    </details>
  );
}

function closeAtLink({target, currentTarget}: MouseEvent<HTMLDetailsElement>) {
  if ((target as Element).closest('a')) currentTarget.open = false;
}
