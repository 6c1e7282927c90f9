import type {ReactNode} from 'react';
import styles from './Part.module.css';

interface Props {
  /** What the part is called, also in the pictures' file names. */
  name: string;
  children: ReactNode;
}

/** A group of parts that a browser test photographs. It looks like the content of an article. */
export function Part({name, children}: Props): ReactNode {
  return (
    <article aria-label={name} className={styles.part}>
      <div className="theme-doc-markdown markdown">{children}</div>
    </article>
  );
}
