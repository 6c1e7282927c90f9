import type {ReactNode} from 'react';
import type {RelatedGroup} from '../../../../bql/explore/record';
import {textOfCell} from '../../../../content/query-examples/cells';
import RecordName from './RecordName';
import styles from './record.module.css';

interface Props {
  group: RelatedGroup;
  onOpen: (id: string) => void;
  onQuery: (query: string) => void;
  /** Adds the listed records to the graph, if it's open. */
  onExpand?: () => void;
}

/** The records of one model that a verb connects to a record. */
export default function Related({group, onOpen, onQuery, onExpand}: Props): ReactNode {
  const {verb, isOutgoing, typeName, count, first, query} = group;
  const more = count - first.length;
  const name = `${verb} ${typeName}`;
  return (
    <section className={styles.related} aria-label={name}>
      <h3>
        <span aria-hidden="true">{isOutgoing ? '→' : '←'}</span>
        <code>{verb}</code> {typeName} <span>{count.toLocaleString('en')}</span>
      </h3>
      <ul>
        {first.map((record) => (
          <li key={record.id}>
            <RecordName onOpen={() => onOpen(record.id)}>{textOfCell(record)}</RecordName>
          </li>
        ))}
        {more > 0 && <li>and {more.toLocaleString('en')} more</li>}
      </ul>
      <p>
        <button
          type="button"
          className={styles.quiet}
          aria-label={`Open as query: ${name}`}
          onClick={() => onQuery(query)}
        >
          Open as query
        </button>
        {onExpand && (
          <button
            type="button"
            className={styles.quiet}
            aria-label={`Add to graph: ${name}`}
            onClick={onExpand}
          >
            Add to graph
          </button>
        )}
      </p>
    </section>
  );
}
