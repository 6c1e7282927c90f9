/** The Connect API as its OpenAPI document defines it. Every other module asks here, never the YAML. */

import path from 'node:path';
import {once} from '../../base/once';
import {readSource} from '../../base/source/read';
import {parseYaml} from '../../base/yaml/load';
import {fillIn, product} from '../facts';
import {
  type ConnectRole,
  documentSchema,
  type JsonSchema,
  type Limit,
  type Parameter,
  type RawOperation,
  type Response,
} from './schema';

/** A request of the API, with its references followed. */
export interface Operation {
  id: string;
  /** `POST` */
  method: string;
  /** Below `/connect`: `/api/v1/channels/{channel}/{object}`. */
  path: string;
  tag: string;
  summary: string;
  description: string;
  /** The Connect roles that may do it; none where it needs no token. */
  roles: ConnectRole[];
  parameters: Parameter[];
  /** Name of the body's schema, with an example where there is one. */
  body?: Content;
  /** By status. */
  answers: Record<string, ApiResponse>;
}

/** What a body holds. */
export interface Content {
  schema: string;
  example?: unknown;
}

/** An answer to a request. */
export interface ApiResponse {
  description: string;
  headers: string[];
  body?: Content;
}

const methods = ['post', 'get', 'put', 'delete'] as const;

const file = path.join(__dirname, 'openapi.yaml');

/** The document as it is downloaded: YAML with the product filled in. */
export const connectYaml = once(() => fillIn(readSource(file), product));

/**
 * The document as data, read and validated when it is first asked for.
 *
 * @throws {YamlError} where it does not hold what `schema.ts` asks for
 */
export const connectApi = once(() =>
  parseYaml(connectYaml(), path.relative(process.cwd(), file), documentSchema),
);

/** Every operation, in the order of the document. */
export const connectOperations = once((): Operation[] =>
  Object.entries(connectApi().paths).flatMap(([at, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [read(method, at, operation, item.parameters ?? [])] : [];
    }),
  ),
);

/** @throws {Error} when no operation has the ID; the message lists those that exist */
export function connectOperation(id: string): Operation {
  return named('operation', id, connectOperations(), (operation) => operation.id);
}

/** @throws {Error} when no schema has the name; the message lists those that exist */
export function connectSchema(name: string): JsonSchema {
  const all = Object.entries(connectApi().components.schemas);
  return named('schema', name, all, ([key]) => key)[1];
}

/** The schema of a field, its `$ref` followed; what stands beside the `$ref` wins. */
export function followed(schema: JsonSchema): JsonSchema {
  if (!schema.$ref) return schema;
  const {$ref, ...own} = schema;
  return {...followed(connectSchema(nameIn($ref))), ...own};
}

/**
 * The number of a limit.
 *
 * @throws {Error} when no limit has the ID
 */
export function connectLimit(id: string): number {
  return named('limit', id, connectApi()['x-limits'], (limit) => limit.id).value;
}

/** A limit as people read it: "1,000 records", "10 MB". */
export const shownLimit = ({value, shown, unit}: Limit): string =>
  shown ?? `${value.toLocaleString('en-US')} ${unit}`;

/** The schemas of objects that are shipped, by the name of the object. */
export function shippedObjects(): Record<string, {schemaName: string; schema: JsonSchema}> {
  return Object.fromEntries(
    Object.entries(connectApi().components.schemas).flatMap(([schemaName, schema]) =>
      schema['x-object'] ? [[schema['x-object'], {schemaName, schema}]] : [],
    ),
  );
}

/** The last part of a reference: `Batch` of `#/components/schemas/Batch`. */
export const nameIn = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1);

function read(
  method: string,
  at: string,
  operation: RawOperation,
  shared: {$ref: string}[],
): Operation {
  const {components} = connectApi();
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path: at,
    tag: operation.tags[0] ?? '',
    summary: operation.summary,
    description: operation.description,
    roles: operation.security.flatMap(({token}) => token),
    parameters: [...shared, ...(operation.parameters ?? [])].map(({$ref}) =>
      entry(components.parameters, $ref),
    ),
    body: operation.requestBody && contentOf(operation.requestBody),
    answers: Object.fromEntries(
      Object.entries(operation.responses).map(([status, response]) => [
        status,
        answerOf('$ref' in response ? entry(components.responses, response.$ref) : response),
      ]),
    ),
  };
}

const answerOf = (response: Response): ApiResponse => ({
  description: response.description,
  headers: Object.keys(response.headers ?? {}),
  body: response.content && contentOf({content: response.content}),
});

function contentOf({content}: {content: NonNullable<Response['content']>}): Content {
  const {schema, example} = content['application/json'];
  connectSchema(nameIn(schema.$ref));
  return {schema: nameIn(schema.$ref), ...(example !== undefined && {example})};
}

function entry<T>(from: Record<string, T>, reference: string): T {
  const found = from[nameIn(reference)];
  if (!found) throw new Error(`openapi.yaml: nothing at "${reference}"`);
  return found;
}

function named<T>(kind: string, name: string, all: T[], nameOf: (each: T) => string): T {
  const found = all.find((each) => nameOf(each) === name);
  if (!found) throw new Error(`no ${kind} "${name}": write one of ${all.map(nameOf).join(', ')}`);
  return found;
}
