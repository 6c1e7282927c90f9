import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useWindowSize} from '@docusaurus/theme-common';
import FoldedContents from '@site/src/app/navigation/FoldedContents';
import PageBar from '@site/src/app/navigation/PageBar';
import {isApiReference} from '@site/src/product/page-files/is-api-reference';
import ContentVisibility from '@theme/ContentVisibility';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type {Props} from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';

/**
 * A page: a bar, the text, what ends it, and a table of contents. In windows narrower than 1200 pixels, and on API pages,
 * where examples have its place, the table of contents is folded into the bar. src/content/api-pages arranges the text of
 * API pages in two columns. Replaces the theme's layout, where the table of contents is a box of its own.
 */
export default function DocItemLayout({children}: Props) {
  const {frontMatter, metadata, toc} = useDoc();
  const isApi = isApiReference(metadata.source, frontMatter);
  const hasContents = toc.length > 0 && !frontMatter.hide_table_of_contents;
  const isWide = useWindowSize() !== 'mobile';
  return (
    <div className="row">
      <div className="col">
        <ContentVisibility metadata={metadata} />
        <div>
          <article className={isApi ? 'api-page' : undefined}>
            <PageBar isSticky={isApi}>{(isApi || hasContents) && <FoldedContents />}</PageBar>
            <DocItemContent>{children}</DocItemContent>
            <DocItemFooter />
          </article>
          <DocItemPaginator />
        </div>
      </div>
      {hasContents && isWide && (
        <div className="col col--3">
          <DocItemTOCDesktop />
        </div>
      )}
    </div>
  );
}
