import {once} from 'node:events';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {SearchBackend, SearchRequest} from '../../src/search/index/backend';
import {changeOf} from './algolia-changes';
import {type AlgoliaIndex, emptyIndex, search} from './algolia-index';

export const credentials = {appId: 'LOCAL', searchKey: 'search-key', adminKey: 'admin-key'};

/** A request that arrived. */
export interface Received {
  method: string;
  /** Without the query: `/1/indexes/docs/batch`. */
  path: string;
  /** What the client sent as JSON. */
  body: unknown;
}

/**
 * What a request gets instead of a correct response: no response at all, headers and then nothing, a connection cut
 * before or after the request is carried out, or the test's own response.
 */
export type Fault =
  | 'silent'
  | 'stalled'
  | 'cut'
  | 'cut after'
  | {status: number; headers?: Record<string, string>; body: string};

interface Reply {
  status?: number;
  body: unknown;
}

/**
 * A server on this machine that speaks Algolia's protocol: searching, and what a push does to an index.
 * https://www.algolia.com/doc/rest-api/search/
 *
 * A change is applied only when the client waits for its task, in order. A client that doesn't wait finds things
 * unchanged.
 */
export class AlgoliaServer {
  readonly indexes = new Map<string, AlgoliaIndex>();
  readonly received: Received[] = [];
  /** Says which requests go wrong, and how. */
  fault: (request: Received) => Fault | undefined = () => undefined;

  /** Finds the hits; without it, every word must begin a word in a record. */
  backend: SearchBackend | undefined;

  #tasks: (() => void)[] = [];
  #server = createServer((request, response) => void this.#meet(request, response));

  /** @param port 0 for any free port */
  async start(port = 0): Promise<this> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Applies changes that no one is waiting for anymore. */
  settle() {
    for (const task of this.#tasks.splice(0)) task();
  }

  async stop() {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #meet(request: IncomingMessage, response: ServerResponse) {
    const {pathname: path, searchParams} = new URL(request.url ?? '', this.url);
    const key = request.headers['x-algolia-api-key'] ?? searchParams.get('x-algolia-api-key');
    const cors = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': '*',
      'Access-Control-Allow-Methods': '*',
    };
    const send = (status: number, body: string, headers = {}) =>
      response
        .writeHead(status, {'Content-Type': 'application/json', ...cors, ...headers})
        .end(body);
    if (request.method === 'OPTIONS') return send(204, '');

    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    const received = {method: request.method ?? '', path, body: text && JSON.parse(text)};
    this.received.push(received);

    const fault = this.fault(received);
    if (fault === 'silent') return;
    if (fault === 'stalled') return response.writeHead(200, cors).write('{');
    if (fault === 'cut') return request.socket.destroy();
    if (typeof fault === 'object') return send(fault.status, fault.body, fault.headers);

    const {status = 200, body} = await this.#answer(received, key, searchParams);
    if (fault === 'cut after') {
      this.settle();
      return request.socket.destroy();
    }
    send(status, JSON.stringify(body));
  }

  async #answer(
    {method, path, body}: Received,
    key: unknown,
    parameters: URLSearchParams,
  ): Promise<Reply> {
    const mayRead = key === credentials.searchKey || key === credentials.adminKey;
    if (mayRead && method === 'POST' && path === '/1/indexes/*/queries')
      return this.#search((body as {requests: SearchRequest[]}).requests);
    if (key !== credentials.adminKey) {
      return {status: 403, body: {message: 'Invalid Application-ID or API key', status: 403}};
    }
    const [, name = '', action = ''] = /^\/1\/indexes\/([^/]+)\/?(.*)$/.exec(path) ?? [];
    const indexName = decodeURIComponent(name);
    if (method === 'GET' && action.startsWith('task/')) {
      this.settle();
      return {body: {status: 'published', pendingTask: false}};
    }
    const request = `${method} ${action}`;
    const change = changeOf(this.indexes, indexName, request, body, parameters);
    if (change)
      return {body: {taskID: this.#tasks.push(change), updatedAt: '2026-01-01T00:00:00Z'}};

    const index = this.indexes.get(indexName);
    if (!index) return missing(indexName);
    switch (request) {
      case 'POST browse':
        return {body: browse(index, body as Page)};
      case 'GET settings':
        return {body: index.settings};
      case 'POST synonyms/search':
        return {body: pageOf([...index.synonyms.values()], body as Page)};
      default:
        return {status: 404, body: {message: `${method} ${path} is not served`, status: 404}};
    }
  }

  async #search(requests: SearchRequest[]): Promise<Reply> {
    const absent = requests.find(({indexName}) => !this.indexes.has(indexName));
    if (absent) return missing(absent.indexName);
    if (!this.backend) {
      const indexOf = (name: string) => this.indexes.get(name) ?? emptyIndex();
      return {body: {results: requests.map((each) => search(indexOf(each.indexName), each))}};
    }
    // Algolia neither corrects queries nor suggests others.
    const asTyped = requests.map((request) => ({...request, asTyped: true}));
    const {results} = await this.backend.search(asTyped);
    return {body: {results: results.map(({suggestions, ...result}) => result)}};
  }
}

function missing(indexName: string): Reply {
  return {status: 404, body: {message: `Index ${indexName} does not exist`, status: 404}};
}

interface Page {
  cursor?: string;
  page?: number;
  hitsPerPage?: number;
}

function browse({records}: AlgoliaIndex, {cursor = '0', hitsPerPage = 1000}: Page) {
  const next = Number(cursor) + hitsPerPage;
  return {
    hits: [...records.values()].slice(Number(cursor), next),
    ...(next < records.size && {cursor: String(next)}),
  };
}

function pageOf<T>(all: T[], {page = 0, hitsPerPage = 20}: Page) {
  return {hits: all.slice(page * hitsPerPage, (page + 1) * hitsPerPage), nbHits: all.length};
}
