import AlgoliaLogo from './algolia.svg';
import styles from './SearchPage.module.css';

/** The logo that Algolia requires on its results. */
export default function PoweredBy() {
  return (
    <p className={styles.poweredBy}>
      Powered by{' '}
      <a href="https://www.algolia.com/" aria-label="Algolia">
        <AlgoliaLogo width="78" height="18" aria-hidden="true" />
      </a>
    </p>
  );
}
