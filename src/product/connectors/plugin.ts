import {download} from '../../base/downloads/plugin';
import type {ConnectorEntry} from './entry';
import {readConnectorPages} from './pages';

/** Publishes the connectors as a file for the directory's explorer. */
export default download({
  name: 'connectors.json',
  contentType: 'application/json',
  text: () => `${JSON.stringify(readConnectorPages().map(entryOf))}\n`,
});

function entryOf({
  title,
  route,
  description,
  connector,
}: ReturnType<typeof readConnectorPages>[number]): ConnectorEntry {
  const {versions: _, name: __, replacedBy: ___, ...facts} = connector;
  return {title, route, description, ...facts};
}
