import {useDoc} from '@docusaurus/plugin-content-docs/client';
import ArticleData from '@site/src/metadata/ArticleData';
import {feedOfRoute} from '@site/src/releases/feeds/address';
import FeedLinks from '@site/src/releases/feeds/FeedLinks';
import Metadata from '@theme-original/DocItem/Metadata';

/** The metadata of a page, what it is for search engines, and the feed of a release page. */
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
