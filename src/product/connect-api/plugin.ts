import {download} from '../../base/downloads/plugin';
import {connectApi, connectYaml} from './document';

/** The document of the Connect API as a download, to read. */
export const connectYamlDownload = download({
  name: 'connect-openapi.yaml',
  contentType: 'application/yaml',
  text: connectYaml,
});

/** Also, for programs without a reader of YAML. */
export const connectJsonDownload = download({
  name: 'connect-openapi.json',
  contentType: 'application/json',
  text: () => `${JSON.stringify(connectApi(), null, 2)}\n`,
});
