import type {ReactNode} from 'react';
import styles from './panel.module.css';

interface Props {
  title: string;
  /** How many items the group has. */
  count: number;
  /** The items, each in a list item. */
  children: ReactNode;
}

/** A group of items in the panel next to an editor. */
export default function Group({title, count, children}: Props): ReactNode {
  return (
    <section aria-label={title}>
      <h2 className={styles.group}>
        {title} <span>{count}</span>
      </h2>
      <ul>{children}</ul>
    </section>
  );
}
