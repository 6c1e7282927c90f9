/** The Connect API, as defined in its OpenAPI document. Other modules use this one and never read the YAML. */

import path from 'node:path';
import {once} from '../../base/once';
import {projectPath} from '../../base/source/paths';
import {readSource} from '../../base/source/read';
import {parseYaml} from '../../base/yaml/load';
import {fillIn, product} from '../facts';
import {nameIn, type Operation, readOperations} from './operations';
import {documentSchema, type JsonSchema, type Limit} from './schema';

export type {ApiResponse, Content, Operation} from './operations';
export {nameIn} from './operations';

const file = path.join(__dirname, 'openapi.yaml');

/** The document as it's downloaded: YAML with the product's name filled in. */
export const connectYaml = once(() => fillIn(readSource(file), product));

/**
 * Returns the document as data. It's read and validated on first use.
 *
 * @throws {YamlError} when the document doesn't match `schema.ts`
 */
export const connectApi = once(() => parseYaml(connectYaml(), projectPath(file), documentSchema));

/** Returns every operation, in document order. */
export const connectOperations = once((): Operation[] => readOperations(connectApi()));

/** @throws {Error} when no operation has the ID; the message lists the known IDs */
export function connectOperation(id: string): Operation {
  return named('operation', id, connectOperations(), (operation) => operation.id);
}

/** @throws {Error} when no schema has the name; the message lists the known names */
export function connectSchema(name: string): JsonSchema {
  const all = Object.entries(connectApi().components.schemas);
  return named('schema', name, all, ([key]) => key)[1];
}

/** Resolves the `$ref` of a field's schema. Keywords next to the `$ref` take precedence. */
export function followed(schema: JsonSchema): JsonSchema {
  if (!schema.$ref) return schema;
  const {$ref, ...own} = schema;
  return {...followed(connectSchema(nameIn($ref))), ...own};
}

/**
 * Returns a limit's number.
 *
 * @throws {Error} when no limit has the ID
 */
export function connectLimit(id: string): number {
  return named('limit', id, connectApi()['x-limits'], (limit) => limit.id).value;
}

/** Returns a limit as people read it: "1,000 records", "10 MB". */
export const shownLimit = ({value, shown, unit}: Limit): string =>
  shown ?? `${value.toLocaleString('en-US')} ${unit}`;

/** Returns the schemas of built-in objects, by object name. */
export function shippedObjects(): Record<string, {schemaName: string; schema: JsonSchema}> {
  return Object.fromEntries(
    Object.entries(connectApi().components.schemas).flatMap(([schemaName, schema]) =>
      schema['x-object'] ? [[schema['x-object'], {schemaName, schema}]] : [],
    ),
  );
}

function named<T>(kind: string, name: string, all: T[], nameOf: (each: T) => string): T {
  const found = all.find((each) => nameOf(each) === name);
  if (!found) throw new Error(`no ${kind} "${name}": write one of ${all.map(nameOf).join(', ')}`);
  return found;
}
