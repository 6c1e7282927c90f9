import type {ReactNode} from 'react';
import styles from './graph.module.css';
import type {Kind} from './kinds';
import Shape from './Shape';

/** What the shapes of a graph mean. */
export default function Legend({kinds}: {kinds: readonly Kind[]}): ReactNode {
  return (
    <ul aria-label="Models in the graph" className={styles.legend}>
      {kinds.map((kind) => (
        <li key={kind.typeName}>
          <Shape kind={kind} />
          {kind.typeName} <span>{kind.count}</span>
        </li>
      ))}
    </ul>
  );
}
