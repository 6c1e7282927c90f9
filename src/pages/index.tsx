import {useFilledIn} from '@site/src/base/components/useFilledIn';
import {home} from '@site/src/product/react-pages';
import FeedLinks from '@site/src/publish/feeds/FeedLinks';
import Layout from '@theme/Layout';
import Hero from './_home/Hero';
import styles from './_home/home.module.css';
import Jobs from './_home/Jobs';
import Latest from './_home/Latest';
import Sections from './_home/Sections';

/** The home page: search, a query that runs, where to start, the sections of the documentation, and what's new. */
export default function Home() {
  return (
    <Layout title={home.title} description={useFilledIn()(home.description)}>
      <FeedLinks name="releases" />
      <main>
        <Hero />
        <div className={`container ${styles.body}`}>
          <Jobs />
          <Sections />
          <Latest />
        </div>
      </main>
    </Layout>
  );
}
