import type {ReactNode} from 'react';
import {displayName} from '../../../../bql/evaluate/values';
import type {GraphDrawing} from './expand';
import styles from './graph.module.css';
import type {Kind} from './kinds';

interface Props {
  drawing: GraphDrawing;
  kinds: readonly Kind[];
}

/** What the shapes of a graph mean, and the same graph as a list. */
export default function Legend({drawing: {records, links}, kinds}: Props): ReactNode {
  const names = new Map(records.map((record) => [record.id, displayName(record)]));
  const linked = new Set(links.flatMap(({from, to}) => [from, to]));
  return (
    <div className={styles.legend}>
      <ul aria-label="Models in the graph">
        {kinds.map(({typeName, count, outline, color}) => (
          <li key={typeName} className={styles[`color${color}`]}>
            <svg viewBox="-11 -11 22 22" width="14" height="14" aria-hidden="true">
              <path d={outline} className={styles.shape} />
            </svg>
            {typeName} <span>{count}</span>
          </li>
        ))}
      </ul>
      <details className="fold">
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
    </div>
  );
}
