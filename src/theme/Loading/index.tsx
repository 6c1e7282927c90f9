import LoadFailure from '@site/src/base/components/LoadFailure';
import type Loading from '@theme/Loading';
import type {ComponentProps} from 'react';
import styles from './styles.module.css';

/** Shown while a page loads: nothing at first, then a spinner, or an error with a button to retry. */
export default function LoadingScreen({error, retry, pastDelay}: ComponentProps<typeof Loading>) {
  if (error) {
    return (
      <div className={styles.screen}>
        <LoadFailure onRetry={retry}>This page couldn't be loaded.</LoadFailure>
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <div className={styles.screen} role="status">
      <svg className={styles.spinner} viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
        <circle cx="20" cy="20" r="16" />
        <path d="M20 4a16 16 0 0 1 16 16" />
      </svg>
      <p>Loading…</p>
    </div>
  );
}
