import Link from '@docusaurus/Link';
import type {CSSProperties, ReactNode} from 'react';
import ScrollableTable from '../../../base/components/ScrollableTable';
import {anchorOf, routeOf} from '../../../product/udm/address';
import {shortTypeOf} from '../../../product/udm/names';
import type {Entry} from './entries';
import styles from './table.module.css';

/** What cells show before their text on phones, as in src/content/tables/stack-rows.ts. */
const columnNames = {
  '--column-2': '"Model: "',
  '--column-3': '"Type: "',
  '--column-4': '"Meaning: "',
} as CSSProperties;

/** A table of the attributes that a query finds. */
export default function Table({entries}: {entries: Entry[]}): ReactNode {
  return (
    <ScrollableTable className={`${styles.table} stacked`} style={columnNames}>
      <thead>
        <tr>
          <th>Attribute</th>
          <th>Model</th>
          <th>Type</th>
          <th>Meaning</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Row key={`${entry.model.slug}.${entry.name}`} entry={entry} />
        ))}
      </tbody>
    </ScrollableTable>
  );
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
