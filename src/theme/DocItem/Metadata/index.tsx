import ArticleData from '@site/src/metadata/ArticleData';
import Metadata from '@theme-original/DocItem/Metadata';

/** The metadata of a page, and what it is for search engines. */
export default function DocItemMetadataWrapper() {
  return (
    <>
      <Metadata />
      <ArticleData />
    </>
  );
}
