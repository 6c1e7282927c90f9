import type {ReactNode} from 'react';
import styles from './graph.module.css';
import type {Kind} from './kinds';

/** The shape of a model, next to a word. */
export default function Shape({kind}: {kind: Kind | undefined}): ReactNode {
  return (
    <svg
      viewBox="-11 -11 22 22"
      width="14"
      height="14"
      aria-hidden="true"
      className={styles[`color${kind?.color}`]}
    >
      <path d={kind?.outline} className={styles.shape} />
    </svg>
  );
}
