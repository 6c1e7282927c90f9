/** Our own APIs in one shape, for code that compares text with them. */
import {once} from '../../base/once';
import {connectApi, connectOperations} from '../connect-api/document';
import {nameIn, type Operation} from '../connect-api/operations';
import type {JsonSchema, OpenApi, OpenApiParts} from '../connect-api/schema';
import {connectValidator, type Validator} from '../connect-api/validate';
import {platformApi, platformOperations, platformValidator} from '../platform-api/document';

/** The meaning of an error code for a request or a record. */
export interface ErrorCode {
  /** The status it's returned with. For codes of records, it's the status of the whole batch: 200. */
  status: number;
  /** What happens to the record. Missing for codes of requests. */
  kind?: 'rejection' | 'warning' | 'both';
}

/** One of our APIs. */
export interface OwnApi {
  name: string;
  /** An instance's address as readers see it: `https://<your-instance>.example.com`. */
  origin: string;
  /** The beginning of all its paths, below the instance's address. */
  base: string;
  /** The environment variable that has its address in examples, up to and including `base`. */
  variable: string;
  operations: Operation[];
  /** Addresses that open in a browser. */
  pages: string[];
  /** Statuses that it can return. */
  statuses: number[];
  /** Headers that it reads or sends, by name, with their schema if the document has one. */
  headers: Map<string, JsonSchema | undefined>;
  errors: Map<string, ErrorCode>;
  /** Names of parameters and of body members. */
  members: Set<string>;
  schemas: Record<string, JsonSchema>;
  validator: Validator;
}

/** Statuses from proxies in front of the API, which no document lists. */
export const gatewayStatuses = [502, 503, 504];

/** Whether a request to an API can end with a status. */
export const canAnswer = ({statuses}: OwnApi, status: number): boolean =>
  [...statuses, ...gatewayStatuses].includes(status);

/** HTTP headers that all our APIs read or send, which a document doesn't have to list. */
const standardHeaders = [
  'Accept',
  'Accept-Encoding',
  'Authorization',
  'Content-Encoding',
  'Content-Length',
  'Content-Type',
  'Date',
  'Host',
  'User-Agent',
];

/** Our APIs, read once. */
export const ownApis = once(
  (): Record<'connect' | 'platform', OwnApi> => ({
    connect: apiOf(connectApi(), {
      name: 'the Connect API',
      base: '/connect',
      variable: 'CONNECT_URL',
      operations: connectOperations(),
      pages: ['/connect', '/connect/'],
      errors: new Map<string, ErrorCode>([
        ...connectApi()['x-errors'].map(({code, status}) => [code, {status}] as const),
        ...connectApi()['x-record-errors'].map(
          ({code, kind}) => [code, {status: 200, kind}] as const,
        ),
      ]),
      validator: connectValidator(),
    }),
    platform: apiOf(platformApi(), {
      name: 'the Platform API',
      base: '',
      variable: 'PLATFORM_URL',
      operations: platformOperations(),
      pages: ['/', ...platformApi()['x-pages'].map(({path}) => path)],
      errors: new Map(),
      validator: platformValidator(),
    }),
  }),
);

type Given = Omit<OwnApi, 'origin' | 'statuses' | 'headers' | 'members' | 'schemas'>;

function apiOf(
  {servers, paths, components}: OpenApiParts & Pick<OpenApi, 'servers'>,
  given: Given,
): OwnApi {
  const {operations, errors} = given;
  const parameters = Object.values(components.parameters);
  const inPaths = Object.values(paths).flatMap(({parameters: _, ...item}) =>
    Object.values(item).flatMap(({responses}) => Object.values(responses)),
  );
  const sent = [...Object.values(components.responses), ...inPaths].flatMap((response) =>
    '$ref' in response ? [] : Object.entries(response.headers ?? {}),
  );
  return {
    ...given,
    origin: servers.map(originOf).join(),
    statuses: unique([
      ...operations.flatMap(({answers}) => Object.keys(answers).map(Number)),
      ...[...errors.values()].map(({status}) => status),
    ]),
    headers: new Map([
      ...[...standardHeaders, ...(errors.has('method_not_allowed') ? ['Allow'] : [])].map(
        (name) => [name, undefined] as const,
      ),
      ...sent.map(([name, {$ref}]) => [name, components.headers[nameIn($ref)]?.schema] as const),
      ...parameters
        .filter((each) => each.in === 'header')
        .map(({name, schema}) => [name, schema] as const),
    ]),
    members: new Set([...parameters.map(({name}) => name), ...membersOf(components.schemas)]),
    schemas: components.schemas,
  };
}

/** Returns the beginning of a server's address, with the parts that readers replace in angle brackets. */
function originOf({url, variables}: OpenApi['servers'][number]): string {
  const filledIn = url.replace(/\{(\w+)\}/g, (_, name) => `<${variables[name]?.default}>`);
  return filledIn.split('/').slice(0, 3).join('/');
}

const membersOf = (schemas: Record<string, JsonSchema>) =>
  Object.values(schemas).flatMap(({properties}) => Object.keys(properties ?? {}));

const unique = (numbers: number[]) => [...new Set(numbers)].sort((a, b) => a - b);
