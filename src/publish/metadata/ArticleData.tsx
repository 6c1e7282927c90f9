import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {articleData} from './article-data';
import {useSection} from './useSection';

/** Adds structured data about a documentation page for search engines. Its breadcrumbs come from the theme. */
export default function ArticleData() {
  const {metadata} = useDoc();
  const {siteConfig, i18n} = useDocusaurusContext();
  const section = useSection();
  const data = articleData({
    ...metadata,
    siteUrl: siteConfig.url,
    siteName: siteConfig.title,
    section: section?.name,
    language: i18n.currentLocale,
  });
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data)}</script>
    </Head>
  );
}
