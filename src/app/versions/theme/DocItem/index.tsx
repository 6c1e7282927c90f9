import Head from '@docusaurus/Head';
import {
  useActivePlugin,
  useDocsVersion,
  useDocVersionSuggestions,
} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/DocItem';
import DocVersionBanner from '@theme/DocVersionBanner';
import DocItem from '@theme-init/DocItem';

/**
 * A page on a site with frozen versions. On a page of a frozen version, a banner leads to the same page of the current
 * one, which search engines are told to show instead.
 */
export default function VersionedDocItem(props: Props) {
  const {url} = useDocusaurusContext().siteConfig;
  const {isLast} = useDocsVersion();
  const {latestDocSuggestion} = useDocVersionSuggestions(useActivePlugin()?.pluginId);
  return (
    <>
      {!isLast && latestDocSuggestion && (
        <Head>
          <link rel="canonical" href={url + latestDocSuggestion.path} />
        </Head>
      )}
      <DocVersionBanner />
      <DocItem {...props} />
    </>
  );
}
