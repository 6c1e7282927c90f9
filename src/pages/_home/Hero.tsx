import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SearchForm from '@site/src/app/search/SearchForm';
import styles from './Hero.module.css';
import Questions from './Questions';

/** Says what the platform is for, contains the search field, and shows a query with its result. */
export default function Hero() {
  const {title: product} = useDocusaurusContext().siteConfig;
  return (
    <header className={styles.hero}>
      <div className={`container ${styles.columns}`}>
        <div>
          <p className={styles.site}>{product} documentation</p>
          <h1>Ask what to fix first.</h1>
          <p className={styles.about}>
            {product} combines what your scanners, cloud accounts, and CMDB report into one record
            for each asset and finding. These pages show how, with queries that run right here.
          </p>
          <SearchForm placeholder="Search docs" />
          <p className={styles.start}>
            New here? Start with the <Link to="/docs/quick-start">quick start</Link>, or{' '}
            <Link to="/docs/ui">find your way around the interface</Link>.
          </p>
        </div>
        <Questions />
      </div>
    </header>
  );
}
