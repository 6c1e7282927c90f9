import {useDoc} from '@docusaurus/plugin-content-docs/client';
import FoldedContents from '@site/src/app/navigation/FoldedContents';
import {isApiReference} from '@site/src/product/page-files/is-api-reference';
import type {Props} from '@theme/DocItem/Content';
import Content from '@theme-original/DocItem/Content';

/** A page's text. On API pages, where examples have the place of the table of contents, the contents come first. */
export default function DocItemContentWrapper(props: Props) {
  const {metadata, frontMatter} = useDoc();
  if (!isApiReference(metadata.source, frontMatter)) return <Content {...props} />;
  return (
    <>
      <FoldedContents />
      <div className="api-page">
        <Content {...props} />
      </div>
    </>
  );
}
