import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {iconOf} from '../../../content/connectors/icons';
import type {ConnectorEntry} from '../../../product/connectors/entry';
import '../../../content/connectors/icons.css';
import {directionWords, hostingLabels, statusLabels} from '../../../product/connectors/labels';
import CategoryTile from './CategoryTile';
import styles from './card.module.css';
import {summaryOf} from './card-summary';

/** A connector as a card. The whole card is a link to the connector's page. */
export default function ConnectorCard({connector}: {connector: ConnectorEntry}): ReactNode {
  const {title, route, direction, hosting, status} = connector;
  return (
    <div className={styles.card}>
      <CategoryTile category={connector.category} />
      <div className={styles.facts}>
        <b>
          <Link to={route}>{title}</Link>
          {status !== 'current' && <em>{statusLabels[status]}</em>}
        </b>
        <p>{summaryOf(connector)}</p>
        <ul>
          <li className={iconOf.direction[direction]}>{directionWords[direction]}</li>
          <li className={iconOf.hosting[hosting]}>{hostingLabels[hosting]}</li>
        </ul>
      </div>
    </div>
  );
}
