import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import ScrollableTable from '../../../base/components/ScrollableTable';
import {anchorOf, routeOf} from '../../../product/udm/address';
import {shortTypeOf} from '../../../product/udm/names';
import Found from '../kit/Found';
import styles from './explorer.module.css';
import {type Entry, findEntries} from './find';
import {format, type Query} from './query';

/** The attributes that a query finds, and how many there are. */
export default function Results({entries, query}: {entries: Entry[]; query: Query}): ReactNode {
  return (
    <Found
      entries={entries}
      query={query}
      format={format}
      find={findEntries}
      names={['attribute', 'attributes']}
    >
      {(shown) => (
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
            {shown.map((entry) => (
              <Row key={`${entry.model.slug}.${entry.attribute.name}`} entry={entry} />
            ))}
          </tbody>
        </ScrollableTable>
      )}
    </Found>
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
