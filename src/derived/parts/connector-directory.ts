import {directionLabels, hostingLabels, statusLabels} from '../../connectors/labels';
import {readConnectorPages} from '../../connectors/pages';
import {table} from '../../markdown/nodes';
import type {Part} from '../part';

/** `::connector-directory`: every connector page with the facts that readers choose by. */
export const connectorDirectory: Part = () =>
  table(
    ['Connector', 'Category', 'Direction', 'Hosting', 'Authentication'],
    readConnectorPages().map(({slug, connector}) => [
      `[${connector.product}](/docs/connectors/${slug})${connector.status === 'current' ? '' : ` (${statusLabels[connector.status]})`}`,
      connector.category,
      directionLabels[connector.direction],
      hostingLabels[connector.hosting],
      connector.authentication,
    ]),
  );
