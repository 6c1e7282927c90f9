import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import ScrollableTable from '../../../base/components/ScrollableTable';
import {withoutMarkdown} from '../../../base/text/without-markdown';
import {columnNames} from '../../../content/tables/column-names';
import {anchorOf, routeOf} from '../../../product/udm/address';
import {shortTypeOf} from '../../../product/udm/names';
import type {Entry} from './entries';
import styles from './table.module.css';

const heads = ['Attribute', 'Model', 'Type', 'Meaning'];

/** A table of the attributes that a query finds. */
export default function Table({entries}: {entries: Entry[]}): ReactNode {
  return (
    <ScrollableTable className={`${styles.table} stacked`} style={columnNames(heads)}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head}>{head}</th>
          ))}
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
      <td>{withoutMarkdown(attribute.description)}</td>
    </tr>
  );
}
