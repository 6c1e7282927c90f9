import {useFilledIn} from '@site/src/base/components/useFilledIn';
import {home} from '@site/src/product/react-pages';
import FeedLinks from '@site/src/publish/feeds/FeedLinks';
import Layout from '@theme/Layout';
import Hero from './_home/Hero';
import styles from './_home/home.module.css';
import Sections from './_home/Sections';
import WhatIsNew from './_home/WhatIsNew';

/** The home page: search, the sections of the documentation, and what's new. */
export default function Home() {
  return (
    <Layout title={home.title} description={useFilledIn()(home.description)}>
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
