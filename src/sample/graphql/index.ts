/** The API of the platform, derived from the data model. */
import type {GraphQLSchema} from 'graphql';
import {udm} from '../../product/udm';
import {buildApiSchema} from './schema';

let schema: GraphQLSchema | undefined;

/** The schema of the API, built once. */
export function apiSchema(): GraphQLSchema {
  schema ??= buildApiSchema(udm);
  return schema;
}
