import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMarkdownCopy} from './useMarkdownCopy';

/** Tells machines that the page also exists as Markdown. */
export default function MarkdownAlternate() {
  const {url} = useDocusaurusContext().siteConfig;
  const address = useMarkdownCopy();
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={url + address} />
    </Head>
  );
}
