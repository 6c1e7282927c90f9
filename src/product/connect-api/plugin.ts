import {download} from '../../base/downloads/plugin';
import {connectApi, connectYaml} from './document';

/** Publishes the Connect API document for download, in YAML for readers. */
export const connectYamlDownload = download({
  name: 'connect-openapi.yaml',
  contentType: 'application/yaml',
  text: connectYaml,
});

/** Publishes it again in JSON, for programs without a YAML parser. */
export const connectJsonDownload = download({
  name: 'connect-openapi.json',
  contentType: 'application/json',
  text: () => `${JSON.stringify(connectApi(), null, 2)}\n`,
});
