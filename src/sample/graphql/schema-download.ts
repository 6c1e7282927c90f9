import {printSchema} from 'graphql';
import {download} from '../../base/downloads/plugin';
import {udm} from '../../product/udm';
import {apiSchema} from '.';
import {schemaData} from './schema-data';

/** Publishes the API's schema for download, for editors and code generators. */
export const schemaDownload = download({
  name: 'schema.graphql',
  contentType: 'text/plain',
  text: () => `${printSchema(apiSchema())}\n`,
});

/** Publishes the same as data, for the schema's page. */
export const schemaDataDownload = download({
  name: 'graphql-schema.json',
  contentType: 'application/json',
  text: () => JSON.stringify(schemaData(apiSchema(), udm)),
});
