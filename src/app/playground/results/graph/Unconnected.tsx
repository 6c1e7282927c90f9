import type {ReactNode} from 'react';
import {displayName} from '../../../../bql/evaluate/values';
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

/** Says why nothing connects the records of a graph, and leads to the records that the first one has most of. */
export default function Unconnected({engine, records, onQuery}: Props): ReactNode {
  const [first] = records;
  const {details} = useRecord(engine, first?.id ?? '');
  const [group] = details?.related.toSorted((a, b) => b.count - a.count) ?? [];
  return (
    <p className={styles.unconnected}>
      This query follows no relationships, so nothing connects its records. Add a step with{' '}
      <code>THAT</code>
      {first && group && (
        <>
          {', or see '}
          <button type="button" onClick={() => onQuery(group.query)}>
            {`${displayName(first)}: ${group.count.toLocaleString('en')} ${group.typeName}`}
          </button>
        </>
      )}
      .
    </p>
  );
}
