import Link from '@docusaurus/Link';
import {type ReactNode, useMemo, useState} from 'react';
import ScrollableTable from '../../components/ScrollableTable';
import {anchorOf, routeOf} from '../address';
import {shortTypeOf} from '../names';
import styles from './explorer.module.css';
import {type Entry, findEntries} from './find';
import {isEmpty, type Query, searchOf} from './query';

/** Rows at a time: as many as fill a large screen, and few enough to be drawn while a reader types. */
const step = 30;

/** The attributes that a query finds, and how many there are. */
export default function Results({entries, query}: {entries: Entry[]; query: Query}): ReactNode {
  const key = searchOf(query);
  const found = useMemo(() => findEntries(entries, query), [entries, query]);
  const [more, setMore] = useState({key, count: step});
  const limit = more.key === key ? more.count : step;
  const isAsking = !isEmpty(query);
  return (
    <>
      <p role="status" className={styles.count}>
        {isAsking ? countOf(found.length, limit) : `${entries.length} attributes`}
      </p>
      {isAsking && found.length > 0 && (
        <ScrollableTable>
          <thead>
            <tr>
              <th>Attribute</th>
              <th>Model</th>
              <th>Type</th>
              <th>Meaning</th>
            </tr>
          </thead>
          <tbody>
            {found.slice(0, limit).map((entry) => (
              <Row key={`${entry.model.slug}.${entry.attribute.name}`} entry={entry} />
            ))}
          </tbody>
        </ScrollableTable>
      )}
      {isAsking && found.length > limit && (
        <button
          type="button"
          className={styles.button}
          onClick={() => setMore({key, count: limit + step})}
        >
          Show more
        </button>
      )}
    </>
  );
}

function countOf(count: number, limit: number): string {
  if (count === 0) return 'No attribute fits. Use fewer words, or set a filter to Any.';
  const attributes = `${count} ${count === 1 ? 'attribute' : 'attributes'}`;
  return count > limit ? `${attributes}, the first ${limit} shown` : attributes;
}

function Row({entry: {model, attribute, target, values}}: {entry: Entry}): ReactNode {
  const type = shortTypeOf(attribute);
  return (
    <tr>
      <td>
        <Link to={`${routeOf(model)}#${anchorOf(attribute.name)}`}>
          <code>{attribute.name}</code>
        </Link>
      </td>
      <td>{model.name}</td>
      <td>
        {target ? `${type} to ${target.name}` : type}
        {values.length > 0 && <small className={styles.values}>{values.join(', ')}</small>}
      </td>
      <td>{attribute.description.replaceAll('`', '')}</td>
    </tr>
  );
}
