import type {ConnectRole, OpenApiParts, Parameter, RawOperation, Response} from './schema';

/** A request of the API, with its references followed. */
export interface Operation {
  id: string;
  /** `POST` */
  method: string;
  /** Below the server's address: `/api/v1/channels/{channel}/{object}`. */
  path: string;
  tag: string;
  summary: string;
  description: string;
  /** The Connect roles that can do it; none where it needs no token. */
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

/**
 * Every operation of a document, in its order.
 *
 * @throws {Error} where a reference leads nowhere
 */
export function readOperations({paths, components}: OpenApiParts): Operation[] {
  return Object.entries(paths).flatMap(([at, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [read(method, at, operation, item.parameters ?? [], components)] : [];
    }),
  );
}

/** The last part of a reference: `Batch` of `#/components/schemas/Batch`. */
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
