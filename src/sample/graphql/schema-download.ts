import {printSchema} from 'graphql';
import {download} from '../../base/downloads/plugin';
import {apiSchema} from '.';

/** Publishes the API's schema for download, for editors and code generators. */
export default download({
  name: 'schema.graphql',
  contentType: 'text/plain',
  text: () => `${printSchema(apiSchema())}\n`,
});
