import type {ConnectRole, OpenApiParts, Parameter, RawOperation, Response} from './schema';

/** An API request, with its references resolved. */
export interface Operation {
  id: string;
  /** `POST` */
  method: string;
  /** The path below the server's address: `/api/v1/channels/{channel}/{object}`. */
  path: string;
  tag: string;
  summary: string;
  description: string;
  /** The Connect roles that are allowed to send it. Empty if it doesn't need a token. */
  roles: ConnectRole[];
  needsToken: boolean;
  parameters: Parameter[];
  /** What the example request has for parameters whose own example doesn't fit its body, by name. */
  exampleValues: Record<string, string>;
  /** The name of the body's schema, with an example if there is one. */
  body?: Content;
  /** Responses by status. */
  answers: Record<string, ApiResponse>;
}

/** The content of a body. */
export interface Content {
  schema: string;
  example?: unknown;
}

/** A response to a request. */
export interface ApiResponse {
  description: string;
  headers: string[];
  body?: Content;
}

const methods = ['post', 'get', 'put', 'delete'] as const;

/**
 * Returns every operation in a document, in order.
 *
 * @throws {Error} when a reference can't be resolved
 */
export function readOperations({paths, components}: OpenApiParts): Operation[] {
  return Object.entries(paths).flatMap(([at, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [read(method, at, operation, item.parameters ?? [], components)] : [];
    }),
  );
}

/** Returns the last part of a reference: `Batch` for `#/components/schemas/Batch`. */
export const nameIn = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1);

type Components = OpenApiParts['components'];

function read(
  method: string,
  at: string,
  operation: RawOperation,
  shared: {$ref: string}[],
  components: Components,
): Operation {
  const answerOf = (response: Response): ApiResponse => ({
    description: response.description,
    headers: Object.keys(response.headers ?? {}),
    body: response.content && contentOf({content: response.content}, components),
  });
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path: at,
    tag: operation.tags[0] ?? '',
    summary: operation.summary,
    description: operation.description,
    roles: operation.security.flatMap(({token}) => token),
    needsToken: operation.security.length > 0,
    exampleValues: operation['x-example-values'] ?? {},
    parameters: [...shared, ...(operation.parameters ?? [])].map(({$ref}) =>
      entry(components.parameters, $ref),
    ),
    body: operation.requestBody && contentOf(operation.requestBody, components),
    answers: Object.fromEntries(
      Object.entries(operation.responses).map(([status, response]) => [
        status,
        answerOf('$ref' in response ? entry(components.responses, response.$ref) : response),
      ]),
    ),
  };
}

function contentOf(
  {content}: {content: NonNullable<Response['content']>},
  {schemas}: Components,
): Content {
  const {schema, example} = content['application/json'];
  entry(schemas, schema.$ref);
  return {schema: nameIn(schema.$ref), ...(example !== undefined && {example})};
}

function entry<T>(from: Record<string, T>, reference: string): T {
  const found = from[nameIn(reference)];
  if (!found) throw new Error(`openapi.yaml: nothing at "${reference}"`);
  return found;
}
