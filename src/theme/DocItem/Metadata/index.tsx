import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {feedOfRoute} from '@site/src/product/releases/feed-address';
import FeedLinks from '@site/src/publish/feeds/FeedLinks';
import ArticleData from '@site/src/publish/metadata/ArticleData';
import Metadata from '@theme-original/DocItem/Metadata';

/** A page's metadata, with its structured data for search engines and, on release pages, links to the feed. */
export default function DocItemMetadataWrapper() {
  const feed = feedOfRoute(useDoc().metadata.permalink);
  return (
    <>
      <Metadata />
      <ArticleData />
      {feed && <FeedLinks name={feed} />}
    </>
  );
}
