import clsx from 'clsx';
import type {ReactNode} from 'react';
import {displayName} from '../../../../bql/evaluate/values';
import type {GraphDrawing} from './expand';
import styles from './graph.module.css';

/** The same graph as a list. */
export default function GraphAsList({records, links}: GraphDrawing): ReactNode {
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
