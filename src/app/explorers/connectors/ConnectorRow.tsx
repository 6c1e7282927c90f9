import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {iconOf} from '../../../content/connectors/icons';
import type {ConnectorEntry} from '../../../product/connectors/entry';
import '../../../content/connectors/icons.css';
import {hostingLabels, statusLabels} from '../../../product/connectors/labels';
import styles from './row.module.css';
import {summaryOf} from './summary';

/**
 * A connector as a row of a list, with what most others don't have in common with it. The whole row is a link to the
 * connector's page.
 */
export default function ConnectorRow({connector}: {connector: ConnectorEntry}): ReactNode {
  const {title, route, direction, hosting, status} = connector;
  return (
    <div className={styles.row}>
      <b>
        <Link to={route}>{title}</Link>
        {direction === 'both' && <small>Writes tickets</small>}
        {status !== 'current' && <em>{statusLabels[status]}</em>}
      </b>
      <p>{summaryOf(connector)}</p>
      <span className={iconOf.hosting[hosting]}>{hostingLabels[hosting]}</span>
    </div>
  );
}
