import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './exercise.module.css';

interface Props {
  /** "Hint 1" or "Answer". */
  title: string;
  /** The hint, and then the next hint; or the answer. */
  children: ReactNode;
}

/** A hint or the answer of an exercise, which the reader opens. */
export default function Help({title, children}: Props): ReactNode {
  return (
    <details className={clsx('fold', styles.help)}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
