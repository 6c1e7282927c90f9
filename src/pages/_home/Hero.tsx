import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SearchForm from '@site/src/app/search/SearchForm';
import Flow from './Flow';
import styles from './Hero.module.css';

/** What the platform is, in words and as a picture, and the search field. */
export default function Hero() {
  const {title: product, tagline} = useDocusaurusContext().siteConfig;
  return (
    <header className={styles.hero}>
      <div className={`container ${styles.columns}`}>
        <div>
          <h1>{product} documentation</h1>
          <p className={styles.tagline}>{tagline}</p>
          <p>
            {product} joins what your scanners, cloud accounts and CMDB report into one record for
            each asset and finding, scores its risk, names its owner, and follows the fix to the
            end.
          </p>
          <SearchForm placeholder="Search docs" />
          <p className={styles.start}>
            New here? Begin with the <Link to="/docs/quick-start">quick start</Link>, or learn{' '}
            <Link to="/docs/ui">what is where on the screen</Link>.
          </p>
        </div>
        <Flow />
      </div>
    </header>
  );
}
