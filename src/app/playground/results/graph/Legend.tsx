import clsx from 'clsx';
import type {ReactNode} from 'react';
import {displayName} from '../../../../bql/evaluate/values';
import type {GraphDrawing} from './expand';
import styles from './graph.module.css';
import type {Kind} from './kinds';

/** What the shapes of a graph mean. */
export const Legend = ({kinds}: {kinds: readonly Kind[]}): ReactNode => (
  <ul aria-label="Models in the graph" className={styles.legend}>
    {kinds.map(({typeName, count, outline, color}) => (
      <li key={typeName} className={styles[`color${color}`]}>
        <svg viewBox="-11 -11 22 22" width="14" height="14" aria-hidden="true">
          <path d={outline} className={styles.shape} />
        </svg>
        {typeName} <span>{count}</span>
      </li>
    ))}
  </ul>
);

/** The same graph as a list. */
export function GraphAsList({records, links}: GraphDrawing): ReactNode {
  const names = new Map(records.map((record) => [record.id, displayName(record)]));
  const linked = new Set(links.flatMap(({from, to}) => [from, to]));
  return (
    <details className={clsx('fold', styles.list)}>
      <summary>As a list</summary>
      <ul>
        {links.map(({from, verb, to}) => (
          <li key={`${from} ${verb} ${to}`}>
            {names.get(from)} — {verb} — {names.get(to)}
          </li>
        ))}
        {records
          .filter(({id}) => !linked.has(id))
          .map(({id}) => (
            <li key={id}>{names.get(id)}</li>
          ))}
      </ul>
    </details>
  );
}
