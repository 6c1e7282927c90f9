/** Our own APIs side by side, for whatever compares text with them. */
import {once} from '../../base/once';
import {connectApi, connectOperations} from '../connect-api/document';
import {nameIn, type Operation} from '../connect-api/operations';
import type {JsonSchema, OpenApiParts} from '../connect-api/schema';
import {connectValidator, type Validator} from '../connect-api/validate';
import {platformApi, platformOperations, platformValidator} from '../platform-api/document';

/** What an error code says of a request or a record. */
export interface ErrorCode {
  /** The status that comes with it; that of the whole batch is 200 for codes of records. */
  status: number;
  /** What becomes of a record; missing for codes of requests. */
  kind?: 'rejection' | 'warning' | 'both';
}

/** One of our APIs. */
export interface OwnApi {
  name: string;
  /** What all its paths begin with, below the address of the instance. */
  base: string;
  /** The environment variable in which examples keep its address, up to and with `base`. */
  variable: string;
  operations: Operation[];
  /** Addresses that a browser opens. */
  pages: string[];
  /** Statuses that it can answer with. */
  statuses: number[];
  /** Headers that it reads or sends, by name, with what they can hold where the document says so. */
  headers: Map<string, JsonSchema | undefined>;
  errors: Map<string, ErrorCode>;
  /** Names of parameters and of members of bodies. */
  members: Set<string>;
  schemas: Record<string, JsonSchema>;
  validator: Validator;
}

/** Of proxies before the API: no document has them. */
export const gatewayStatuses = [502, 503, 504];

/** Whether a request to an API can end with a status. */
export const canAnswer = ({statuses}: OwnApi, status: number): boolean =>
  [...statuses, ...gatewayStatuses].includes(status);

/** Headers of HTTP that every API of ours reads or sends, though no document has to name them. */
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

type Given = Omit<OwnApi, 'statuses' | 'headers' | 'members' | 'schemas'>;

function apiOf({paths, components}: OpenApiParts, given: Given): OwnApi {
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

const membersOf = (schemas: Record<string, JsonSchema>) =>
  Object.values(schemas).flatMap(({properties}) => Object.keys(properties ?? {}));

const unique = (numbers: number[]) => [...new Set(numbers)].sort((a, b) => a - b);
