import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import FeedLinks from '@site/src/publish/feeds/FeedLinks';
import Layout from '@theme/Layout';
import Hero from './_home/Hero';
import styles from './_home/home.module.css';
import Sections from './_home/Sections';
import WhatIsNew from './_home/WhatIsNew';

/** The start page: search, the parts of the documentation, what is new. */
export default function Home() {
  const {title: product} = useDocusaurusContext().siteConfig;
  return (
    <Layout
      title="Documentation"
      description={`Guides, BQL, connectors, API, reference and release notes of the ${product} risk-management platform.`}
    >
      <FeedLinks name="releases" />
      <main>
        <Hero />
        <div className={`container ${styles.body}`}>
          <Sections />
          <WhatIsNew />
        </div>
      </main>
    </Layout>
  );
}
