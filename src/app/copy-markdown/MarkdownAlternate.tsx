import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useTwin} from './useTwin';

/** Tells machines that the page also exists as Markdown. */
export default function MarkdownAlternate() {
  const {url} = useDocusaurusContext().siteConfig;
  const twin = useTwin();
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={url + twin} />
    </Head>
  );
}
