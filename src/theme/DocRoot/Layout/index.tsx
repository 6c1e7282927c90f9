import MarkdownAlternate from '@site/src/app/copy-markdown/MarkdownAlternate';
import SocialImage from '@site/src/publish/metadata/SocialImage';
import type {Props} from '@theme/DocRoot/Layout';
import Layout from '@theme-original/DocRoot/Layout';

/** The frame of every page of the documentation, categories included: here it names its picture and its Markdown. */
export default function DocRootLayoutWrapper(props: Props) {
  return (
    <>
      <SocialImage />
      <MarkdownAlternate />
      <Layout {...props} />
    </>
  );
}
