import {createHash, randomUUID} from 'node:crypto';
import {udm} from '../../udm';
import {connectApi, connectLimit, type Operation} from '../document';
import type {ConnectRole} from '../schema';
import {type BatchResult, ChannelStore, type Fields, type ObjectSettings} from './store';

/** A test's settings for the server. */
export interface Options {
  credentials: {username: string; password: string; role: ConnectRole}[];
  /** Names of channels. */
  channels: string[];
  now?: () => Date;
  /** Statuses to return for the next batches before they're stored, such as 429 or 503. */
  failures?: number[];
  /** The time that each batch takes, in milliseconds. */
  batchTime?: number;
}

/** Ends a request with an error from the document. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly where?: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

/** The server's response. */
export interface ConnectReply {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A request that matches the document. */
export interface Request {
  operation: Operation;
  /** Parameters by name. Strings are converted to numbers if the schema requires it. */
  parameters: Record<string, string | number>;
  text: string;
  body: unknown;
}

/** A batch sent with an `Idempotency-Key`. */
interface Remembered {
  digest: string;
  /** Missing while the batch is being stored. */
  result?: BatchResult;
}

interface Session {
  role: ConnectRole;
  expires: number;
}

/** Implements the operations in memory. */
export class Api {
  readonly #options: Options;
  readonly #now: () => Date;
  readonly #sessions = new Map<string, Session>();
  readonly #channels: Map<string, ChannelStore>;
  readonly #results = new Map<string, BatchResult>();
  readonly #remembered = new Map<string, Remembered>();
  readonly #busy = new Map<string, number>();
  readonly #failures: number[];

  constructor(options: Options) {
    this.#options = options;
    this.#now = options.now ?? (() => new Date());
    this.#failures = [...(options.failures ?? [])];
    this.#channels = new Map(options.channels.map((name) => [name, new ChannelStore()]));
  }

  /** @throws {Refusal} when the token doesn't allow the operation */
  admit({roles}: Operation, authorization = ''): void {
    if (roles.length === 0) return;
    const session = this.#sessions.get(authorization.replace(/^Bearer /, ''));
    if (!session) throw new Refusal('unauthenticated', 'The token is missing', 'Authorization');
    if (session.expires <= this.#now().getTime()) {
      const time = iso(new Date(session.expires));
      throw new Refusal('token_expired', `The token expired at ${time}`, 'Authorization');
    }
    if (!roles.includes(session.role))
      throw new Refusal(
        'role_missing',
        `This needs the Connect role ${roles.join(' or ')}`,
        'Authorization',
      );
  }

  async answer(request: Request): Promise<ConnectReply> {
    switch (request.operation.id) {
      case 'login':
        return ok(this.#login(request.body as {username: string; password: string}));
      case 'listChannels':
        return ok({items: this.#options.channels.toSorted().map((name) => this.#describe(name))});
      case 'listObjects':
        return ok({items: [...this.#channel(request).objects.values()].sort(byName)});
      case 'getObject':
        return ok(this.#object(request));
      case 'putObject':
        return this.#putObject(request);
      case 'deleteObject':
        return this.#deleteObject(request);
      case 'sendBatch':
        return await this.#sendBatch(request);
      case 'getBatch':
        return ok(this.#batch(request));
      case 'listRecords':
        return ok(this.#list(request));
      case 'getRecord':
        return ok(this.#record(request));
      case 'deleteRecord':
        this.#records(request).delete(this.#record(request).key);
        return {status: 204};
      default:
        throw new Refusal('internal_error', `${request.operation.id} does nothing yet`);
    }
  }

  #login(given: {username: string; password: string}) {
    const found = this.#options.credentials.find(
      ({username, password}) => username === given.username && password === given.password,
    );
    if (!found) throw new Refusal('invalid_credentials', 'Wrong username or password');
    const seconds = connectLimit('tokenSeconds');
    const token = randomUUID();
    this.#sessions.set(token, {role: found.role, expires: this.#now().getTime() + seconds * 1000});
    return {access_token: token, token_type: 'Bearer', expires_in: seconds};
  }

  #describe(name: string) {
    const objects = [...(this.#channels.get(name)?.objects.keys() ?? [])].sort();
    return {name, title: name, enabled: true, objects};
  }

  #channel({parameters: {channel}}: Request): ChannelStore {
    const found = this.#channels.get(String(channel));
    if (!found) throw new Refusal('no_such_channel', `No such channel: "${channel}"`, 'channel');
    return found;
  }

  #object(request: Request): ObjectSettings {
    const name = String(request.parameters.object);
    const found = this.#channel(request).objects.get(name);
    if (!found) throw new Refusal('no_such_object', `No such object: "${name}"`, 'object');
    return found;
  }

  #records(request: Request) {
    return this.#channel(request).recordsOf(this.#object(request).name);
  }

  #record(request: Request) {
    const key = String(request.parameters.key);
    const found = this.#records(request).get(key);
    if (!found) throw new Refusal('no_such_record', `No such record: "${key}"`, 'key');
    return found;
  }

  #batch({parameters: {channel, transaction}}: Request): BatchResult {
    const found = this.#results.get(`${channel} ${transaction}`);
    if (!found) throw new Refusal('no_such_batch', 'No such batch', 'transaction');
    return found;
  }

  #putObject(request: Request): ConnectReply {
    const channel = this.#channel(request);
    const name = String(request.parameters.object);
    const before = channel.objects.get(name);
    if (before?.shipped)
      throw new Refusal('shipped_object', `"${name}" is a default object`, 'object');
    const given = request.body as Partial<ObjectSettings> & {
      keyFields: string[];
      dataModel: string;
    };
    if (!udm.find(given.dataModel) || udm.model(given.dataModel).abstract)
      throw new Refusal(
        'invalid_configuration',
        `No data model accepts "${given.dataModel}" records`,
        '/dataModel',
      );
    if (
      before &&
      `${before.keyFields}` !== `${given.keyFields}` &&
      channel.recordsOf(name).size > 0
    )
      throw new Refusal('invalid_configuration', 'The object has records', '/keyFields');
    const own = [...channel.objects.values()].filter(({shipped}) => !shipped);
    if (!before && own.length >= connectLimit('objectsPerChannel'))
      throw new Refusal('invalid_configuration', `The channel has ${own.length} objects`, 'object');
    const settings: ObjectSettings = {
      name,
      title: name,
      unknownFields: 'keep',
      missingFields: 'keep',
      fields: [],
      ...given,
      shipped: false,
    };
    channel.objects.set(name, settings);
    return {status: before ? 200 : 201, body: settings};
  }

  #deleteObject(request: Request): ConnectReply {
    const {name, shipped} = this.#object(request);
    if (shipped) throw new Refusal('shipped_object', `"${name}" is a default object`, 'object');
    this.#channel(request).deleteObject(name);
    return {status: 204};
  }

  #list(request: Request) {
    const {limit, cursor, receivedSince} = request.parameters;
    const after = cursor === undefined ? '' : Buffer.from(`${cursor}`, 'base64url').toString();
    const since = receivedSince === undefined ? 0 : Date.parse(`${receivedSince}`);
    const rest = [...this.#records(request).values()]
      .filter(({key, lastReceived}) => key > after && Date.parse(lastReceived) >= since)
      .sort((a, b) => (a.key < b.key ? -1 : 1));
    const items = rest.slice(0, Number(limit));
    const last = items.at(-1);
    const next = last && rest.length > items.length && Buffer.from(last.key).toString('base64url');
    return {items, ...(next && {next})};
  }

  async #sendBatch(request: Request): Promise<ConnectReply> {
    const {channel, object, 'Idempotency-Key': key} = request.parameters;
    const settings = this.#object(request);
    const digest = createHash('sha256').update(`${object}\n${request.text}`).digest('hex');
    const name = key === undefined ? undefined : `${channel} ${key}`;
    const earlier = name === undefined ? undefined : this.#remembered.get(name);
    if (earlier) return replay(earlier, digest);
    this.#fail();
    const most = connectLimit('batchesAtATime');
    const busy = this.#busy.get(`${channel}`) ?? 0;
    if (busy >= most)
      throw new Refusal(
        'too_many_batches',
        `The channel is already storing ${most} batches`,
        'channel',
        {'Retry-After': '1'},
      );
    this.#busy.set(`${channel}`, busy + 1);
    if (name !== undefined) this.#remembered.set(name, {digest});
    await new Promise((resolve) => setTimeout(resolve, this.#options.batchTime ?? 0));
    this.#busy.set(`${channel}`, (this.#busy.get(`${channel}`) ?? 1) - 1);
    const {records} = request.body as {records: Fields[]};
    const result = this.#channel(request).send(settings, records, randomUUID(), iso(this.#now()));
    this.#results.set(`${channel} ${result.transaction}`, result);
    if (name !== undefined) this.#remembered.set(name, {digest, result});
    return ok(result);
  }

  /** Fails if the test requested it. */
  #fail(): void {
    const status = this.#failures.shift();
    if (status === undefined) return;
    const error = connectApi()['x-errors'].find((each) => each.status === status);
    const headers: Record<string, string> =
      status === 429 || status === 503 ? {'Retry-After': '1'} : {};
    throw new Refusal(error?.code ?? 'internal_error', 'As the test wants', undefined, headers);
  }
}

function replay({digest, result}: Remembered, sent: string): ConnectReply {
  const where = 'Idempotency-Key';
  if (digest !== sent)
    throw new Refusal(
      'idempotency_key_reused',
      'This key was already used with a different body',
      where,
    );
  if (!result)
    throw new Refusal('batch_in_progress', 'A batch with this key is being stored', where, {
      'Retry-After': '1',
    });
  return {...ok(result), headers: {'Idempotency-Replayed': 'true'}};
}

const ok = (body: unknown): ConnectReply => ({status: 200, body});

const byName = (a: {name: string}, b: {name: string}) => (a.name < b.name ? -1 : 1);

/** Formats a time to the second, as the API does. */
const iso = (time: Date) => time.toISOString().replace(/\.\d+Z$/, 'Z');
