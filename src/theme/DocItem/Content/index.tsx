import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {isApiReference} from '@site/src/product/page-files/is-api-reference';
import type {Props} from '@theme/DocItem/Content';
import Content from '@theme-original/DocItem/Content';

/** A page's text. On API pages, src/content/api-pages arranges it in two columns. */
export default function DocItemContentWrapper(props: Props) {
  const {metadata, frontMatter} = useDoc();
  if (!isApiReference(metadata.source, frontMatter)) return <Content {...props} />;
  return (
    <div className="api-page">
      <Content {...props} />
    </div>
  );
}
