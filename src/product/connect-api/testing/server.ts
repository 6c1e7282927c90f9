import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {connectApi, connectLimit, connectOperations, type Operation} from '../document';
import {misfits, misfitsOf} from '../validate';
import {Api, type ConnectReply, type Options, Refusal} from './api';

/** A server that is listening. */
export interface TestServer {
  /** The address as a client sees it: `http://127.0.0.1:4711/connect`. */
  url: string;
  /** The server's responses that the document doesn't allow. A test expects none. */
  faults: string[];
  /** Requests so far, such as `sendBatch 200`. */
  log: string[];
  close: () => Promise<void>;
}

const statusOf = (code: string) =>
  connectApi()['x-errors'].find((each) => each.code === code)?.status ?? 500;

/** Starts an in-memory server that implements the document and checks its own responses against it. */
export async function startConnect(options: Options): Promise<TestServer> {
  const faults: string[] = [];
  const log: string[] = [];
  const api = new Api(options);
  const server = createServer((request, response) => {
    void serve(api, request, response, faults, log);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {url: `http://127.0.0.1:${port}/connect`, faults, log, close: () => close(server)};
}

const close = (server: Server) =>
  new Promise<void>((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });

async function serve(
  api: Api,
  request: IncomingMessage,
  response: ServerResponse,
  faults: string[],
  log: string[],
) {
  const found = match(request);
  const answer = await answerTo(api, request, found);
  if ('operation' in found) {
    faults.push(...faultsOf(found.operation, answer));
    log.push(`${found.operation.id} ${answer.status}`);
  }
  response.writeHead(answer.status, {
    ...answer.headers,
    ...(answer.body !== undefined && {'Content-Type': 'application/json'}),
  });
  response.end(answer.body === undefined ? undefined : JSON.stringify(answer.body));
}

type Match = {operation: Operation; parameters: Record<string, string>} | {allowed: string[]};

/**
 * Returns an address's operation. A path without a parameter in a position takes precedence over one with a parameter.
 */
function match({url = '/', method}: IncomingMessage): Match {
  const {pathname, searchParams} = new URL(url, 'http://localhost');
  const parts = pathname.split('/').slice(1);
  const fitting = connectOperations()
    .map((operation) => ({operation, pattern: `/connect${operation.path}`.split('/').slice(1)}))
    .filter(
      ({pattern}) =>
        pattern.length === parts.length &&
        pattern.every((part, index) => part.startsWith('{') || part === parts[index]),
    );
  const fixed = ({pattern}: {pattern: string[]}) =>
    pattern.filter((part) => part[0] !== '{').length;
  const most = Math.max(...fitting.map(fixed));
  const exact = fitting.filter((each) => fixed(each) === most);
  const chosen = exact.find(({operation}) => operation.method === method);
  if (!chosen) return {allowed: exact.map(({operation}) => operation.method)};
  const inPath = chosen.pattern.flatMap((part, index) =>
    part.startsWith('{') ? [[part.slice(1, -1), decodeURIComponent(parts[index] ?? '')]] : [],
  );
  const parameters = {...Object.fromEntries(searchParams), ...Object.fromEntries(inPath)};
  return {operation: chosen.operation, parameters};
}

async function answerTo(api: Api, message: IncomingMessage, found: Match): Promise<ConnectReply> {
  try {
    if (!('operation' in found)) throw noOperation(found.allowed);
    const {operation} = found;
    api.admit(operation, message.headers.authorization);
    const parameters = readParameters(operation, message, found.parameters);
    const text = await readText(message);
    const body = operation.body ? readBody(operation, message, text) : undefined;
    return await api.answer({operation, parameters, text, body});
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const {code, message: text, where, headers} = error;
    return {status: statusOf(code), body: {code, message: text, ...(where && {where})}, headers};
  }
}

const noOperation = (allowed: string[]) =>
  allowed.length === 0
    ? new Refusal('no_such_path', "This path doesn't exist")
    : new Refusal('method_not_allowed', `This path takes ${allowed.join(', ')}`, undefined, {
        Allow: allowed.join(', '),
      });

function readParameters(
  operation: Operation,
  {headers}: IncomingMessage,
  given: Record<string, string>,
): Record<string, string | number> {
  const entries = operation.parameters.flatMap(({name, in: place, required, schema}) => {
    const text = place === 'header' ? headers[name.toLowerCase()]?.toString() : given[name];
    if (text === undefined) {
      if (required) throw new Refusal('invalid_request', `${name} is missing`, name);
      return schema.default === undefined ? [] : [[name, schema.default]];
    }
    const value = schema.type === 'integer' && /^\d+$/.test(text) ? Number(text) : text;
    const [misfit] = misfitsOf(schema, value);
    // An invalid name can't exist, so it isn't found. Any other mismatch is an invalid request.
    if (misfit && (name === 'channel' || name === 'object') && operation.id !== 'putObject')
      throw new Refusal(`no_such_${name}`, `No such ${name}: "${text}"`, name);
    if (misfit) throw new Refusal('invalid_request', `${name} isn't valid`, name);
    return [[name, value]];
  });
  return Object.fromEntries(entries);
}

async function readText(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of message) {
    length += chunk.length;
    if (length <= connectLimit('bytesPerBody')) chunks.push(chunk);
  }
  if (length > connectLimit('bytesPerBody'))
    throw new Refusal('body_too_large', `The body has ${length} bytes`);
  return Buffer.concat(chunks).toString('utf8');
}

function readBody({body}: Operation, {headers}: IncomingMessage, text: string): unknown {
  if (!headers['content-type']?.startsWith('application/json'))
    throw new Refusal(
      'unsupported_media_type',
      'The body must be application/json',
      'Content-Type',
    );
  const value = parse(text);
  const count = lengthOfRecords(value);
  const most = connectLimit('recordsPerBatch');
  if (count > most)
    throw new Refusal(
      'too_many_records',
      `records contains ${count.toLocaleString('en-US')} records. The maximum is ${most.toLocaleString('en-US')}`,
      '/records',
    );
  const [misfit] = misfits(body?.schema ?? '', value);
  if (misfit) throw new Refusal('invalid_request', misfit.message, misfit.where || undefined);
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('invalid_json', "The body isn't JSON");
  }
}

const lengthOfRecords = (value: unknown): number =>
  value !== null && typeof value === 'object' && 'records' in value && Array.isArray(value.records)
    ? value.records.length
    : 0;

/** Returns the ways in which a response doesn't match the document. */
function faultsOf({id, answers}: Operation, {status, body, headers = {}}: ConnectReply): string[] {
  const documented = answers[status];
  if (!documented) return [`${id}: the document has no status ${status}`];
  const at = `${id} ${status}`;
  const extra = Object.keys(headers).filter((header) => !documented.headers.includes(header));
  if (extra.length > 0) return [`${at}: the document has no header ${extra.join(', ')}`];
  if (!documented.body) return body === undefined ? [] : [`${at}: the document has no body`];
  return misfits(documented.body.schema, body).map(
    ({where, message}) => `${at}: ${where} ${message}`,
  );
}
