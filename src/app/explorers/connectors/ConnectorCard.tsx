import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {iconOf} from '../../../content/connectors/icons';
import type {ConnectorEntry} from '../../../product/connectors/entry';
import '../../../content/connectors/icons.css';
import {hostingLabels, statusLabels} from '../../../product/connectors/labels';
import styles from './card.module.css';
import {summaryOf} from './card-summary';

/**
 * A connector as a card, with what most others don't have in common with it. The whole card is a link to the
 * connector's page.
 */
export default function ConnectorCard({connector}: {connector: ConnectorEntry}): ReactNode {
  const {title, route, direction, hosting, status} = connector;
  return (
    <div className={styles.card}>
      <b>
        <Link to={route}>{title}</Link>
        {status !== 'current' && <em>{statusLabels[status]}</em>}
      </b>
      <p>{summaryOf(connector)}</p>
      <ul>
        {direction === 'both' && <li className={iconOf.direction.both}>Writes tickets</li>}
        <li className={iconOf.hosting[hosting]}>{hostingLabels[hosting]}</li>
      </ul>
    </div>
  );
}
