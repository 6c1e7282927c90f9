import type {ReactNode} from 'react';
import type {GraphRecord} from '../../../../bql/graph';
import type {QueryEngine} from '../../../../sample/engine/client';
import {useRecord} from '../record/useRecord';
import styles from './graph.module.css';

interface Props {
  engine: QueryEngine;
  records: readonly GraphRecord[];
  /** Runs another query. */
  onQuery: (query: string) => void;
}

/** Says why nothing connects the records of a graph, and offers a query that follows the one that the first has most. */
export default function Unconnected({engine, records, onQuery}: Props): ReactNode {
  const {details} = useRecord(engine, records[0]?.id ?? '');
  const [group] = details?.related.toSorted((a, b) => b.count - a.count) ?? [];
  return (
    <p className={styles.unconnected}>
      This query follows no relationships, so nothing connects its records. Add a step with{' '}
      <code>THAT</code>
      {group ? (
        <>
          {', such as '}
          <button type="button" onClick={() => onQuery(group.query)}>
            THAT {group.verb} {group.typeName}
          </button>
        </>
      ) : null}
      .
    </p>
  );
}
