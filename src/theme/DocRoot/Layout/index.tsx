import MarkdownAlternate from '@site/src/app/page-menu/MarkdownAlternate';
import SocialImage from '@site/src/publish/metadata/SocialImage';
import type {Props} from '@theme/DocRoot/Layout';
import Layout from '@theme-original/DocRoot/Layout';

/** The layout of every documentation page, including categories. Adds the page's social image and its Markdown link. */
export default function DocRootLayoutWrapper(props: Props) {
  return (
    <>
      <SocialImage />
      <MarkdownAlternate />
      <Layout {...props} />
    </>
  );
}
