import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMarkdownCopy} from './useMarkdownCopy';

/** Links to the page's Markdown copy in the head, for machines. */
export default function MarkdownAlternate() {
  const {url} = useDocusaurusContext().siteConfig;
  const address = useMarkdownCopy();
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={url + address} />
    </Head>
  );
}
