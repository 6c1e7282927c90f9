import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SearchForm from '@site/src/app/search/SearchForm';
import Flow from './Flow';
import styles from './Hero.module.css';

/** Describes the platform in words and a picture, and contains the search field. */
export default function Hero() {
  const {title: product, tagline} = useDocusaurusContext().siteConfig;
  return (
    <header className={styles.hero}>
      <div className={`container ${styles.columns}`}>
        <div>
          <h1>{product} documentation</h1>
          <p className={styles.tagline}>{tagline}</p>
          <p>
            {product} combines what your scanners, cloud accounts, and CMDB report into one record
            for each asset and finding, scores its risk, assigns an owner, and tracks the fix to
            completion.
          </p>
          <SearchForm placeholder="Search docs" />
          <p className={styles.start}>
            New here? Start with the <Link to="/docs/quick-start">quick start</Link>, or{' '}
            <Link to="/docs/ui">find your way around the interface</Link>.
          </p>
        </div>
        <Flow />
      </div>
    </header>
  );
}
