import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {ConnectorEntry} from '../../../product/connectors/entry';
import {directionLabels, hostingLabels, statusLabels} from '../../../product/connectors/labels';
import styles from './cards.module.css';
import {initialsOf} from './initials';

/** Connectors as cards that link to their pages. */
export default function Cards({connectors}: {connectors: ConnectorEntry[]}): ReactNode {
  return (
    <ul className={styles.cards}>
      {connectors.map((connector) => (
        <Card key={connector.route} connector={connector} />
      ))}
    </ul>
  );
}

function Card({connector}: {connector: ConnectorEntry}): ReactNode {
  const {title, route, vendor, category, description, formerNames, status} = connector;
  const facts = [
    directionLabels[connector.direction],
    hostingLabels[connector.hosting],
    connector.authentication,
    ...(status === 'current' ? [] : [statusLabels[status]]),
  ];
  return (
    <li className={styles.card}>
      <span className={styles.initials} aria-hidden="true">
        {initialsOf(title)}
      </span>
      <div>
        <Link to={route}>{title}</Link>
        <small>
          {vendor} · {category}
          {formerNames.length > 0 && <> · formerly {formerNames.join(', ')}</>}
        </small>
        <p>{description}</p>
        <small>{facts.join(' · ')}</small>
      </div>
    </li>
  );
}
