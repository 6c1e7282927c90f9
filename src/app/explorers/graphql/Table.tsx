import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import ScrollableTable from '../../../base/components/ScrollableTable';
import {anchorOf, routeOf} from '../../../product/udm/address';
import type {GraphqlEntry} from './entries';
import TypeLink from './TypeLink';
import styles from './table.module.css';

/** A table of the parts of the schema that a query finds. */
export default function Table({entries}: {entries: GraphqlEntry[]}): ReactNode {
  return (
    <ScrollableTable>
      <thead>
        <tr>
          <th>Name</th>
          <th>Type</th>
          <th>Meaning</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={`${entry.kind} ${entry.of} ${entry.name}`}>
            <td>
              <Name entry={entry} />
              {entry.kind !== 'type' && (
                <small className={styles.of}>
                  of <TypeLink type={entry.of} />
                </small>
              )}
            </td>
            <td>{entry.type && <TypeLink type={entry.type} />}</td>
            <td className={styles.meaning}>{entry.description.replace(/`|\*\*/g, '')}</td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

/** A type leads to what it has, and a field to the attribute's reference. */
function Name({entry: {kind, name, slug}}: {entry: GraphqlEntry}): ReactNode {
  if (kind === 'type') return <TypeLink type={name} />;
  if (kind !== 'field' || !slug) return <code>{name}</code>;
  return (
    <Link to={`${routeOf({slug})}#${anchorOf(name)}`}>
      <code>{name}</code>
    </Link>
  );
}
