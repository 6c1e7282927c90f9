import {liteClient} from 'algoliasearch/lite';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {AlgoliaServer, credentials, type Fault} from '../../../e2e/support/algolia-server';
import {hostedOptions} from './client-options';

const silent: Fault = 'silent';
const stalled: Fault = 'stalled';
const failing = (status: number, headers = {}): Fault => ({
  status,
  headers,
  body: JSON.stringify({message: 'no', status}),
});

let servers: [AlgoliaServer, AlgoliaServer];
let client: ReturnType<typeof liteClient>;

// The test controls the clock that the client reads. The network is real.
beforeEach(async () => {
  servers = [await new AlgoliaServer().start(), await new AlgoliaServer().start()];
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout', 'Date']});
  client = liteClient(
    credentials.appId,
    credentials.searchKey,
    hostedOptions(servers.map(({url}) => url)),
  );
  for (const server of servers) {
    server.indexes.set('docs', {
      records: new Map(),
      settings: {},
      synonyms: new Map(),
      rules: new Map(),
    });
  }
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(servers.map((server) => server.stop()));
});

/** Searches and returns the outcome. */
function search(query = `query ${asked()}`) {
  return client.search<object>({requests: [{indexName: 'docs', query}]}).then(
    (answer) => (answer?.results ? 'an answer' : 'no answer'),
    (error: Error) => error.name,
  );
}

/** Returns the number of requests to each host. */
const asked = () => servers.map(({received}) => received.length);

/** Lets the network finish its current work until the hosts have received these numbers of requests. */
async function untilAsked(...counts: [number, number]) {
  for (let turn = 0; turn < 10_000 && String(asked()) !== String(counts); turn += 1) {
    await new Promise(setImmediate);
  }
  expect(asked()).toEqual(counts);
  await quiet();
}

/** Lets the network finish its current work. */
async function quiet() {
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
}

function fault(fault: Fault | undefined, host = 0) {
  const server = servers[host];
  if (server) server.fault = () => fault;
}

it('waits 1 s for a host, 2 s for its response, and 30 s for a write', () => {
  expect(client.transporter.timeouts).toEqual({connect: 1000, read: 2000, write: 30_000});
});

it("asks the next host if one hasn't responded for a second", async () => {
  fault(silent);
  const result = search();
  await untilAsked(1, 0);
  await vi.advanceTimersByTimeAsync(999);
  await quiet();
  expect(asked()).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toBe('an answer');
  expect(asked()).toEqual([1, 1]);
});

it("asks the next host if a response isn't complete after two seconds", async () => {
  fault(stalled);
  const result = search();
  await untilAsked(1, 0);
  await vi.advanceTimersByTimeAsync(1999);
  await quiet();
  expect(asked()).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toBe('an answer');
});

it('waits 30 seconds for the response to a write', async () => {
  fault(stalled);
  const result = client.customPost({path: '1/indexes/docs/batch', body: {requests: []}});
  result.catch(() => undefined);
  await untilAsked(1, 0);
  await vi.advanceTimersByTimeAsync(29_999);
  await quiet();
  expect(asked()).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(1);
  await untilAsked(1, 1);
});

it.each([
  ['does not answer', silent],
  ['is down', 'cut' as const],
  ['answers 500', failing(500)],
  ['answers 503', failing(503)],
])('avoids a host that %s for two minutes, then tries it first again', async (_, how) => {
  fault(how);
  const first = search();
  await untilAsked(1, how === silent ? 0 : 1);
  if (how === silent) await vi.advanceTimersByTimeAsync(1000);
  expect(await first).toBe('an answer');
  expect(asked()).toEqual([1, 1]);

  fault(undefined);
  await vi.advanceTimersByTimeAsync(119_000);
  expect(await search()).toBe('an answer');
  expect(asked()).toEqual([1, 2]);

  await vi.advanceTimersByTimeAsync(2000);
  expect(await search()).toBe('an answer');
  expect(asked()).toEqual([2, 2]);
});

it('retries after the time that the host gives if it sent too many requests', async () => {
  fault(failing(429, {'Retry-After': '5'}));
  const result = search();
  await untilAsked(1, 0);
  fault(undefined);
  await vi.advanceTimersByTimeAsync(4999);
  await quiet();
  expect(asked()).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toBe('an answer');
  expect(asked()).toEqual([2, 0]);
});

it("fails after it's told three more times that it sends too many requests, and can then search again", async () => {
  fault(failing(429));
  const result = search();
  for (let request = 1; request <= 4; request += 1) {
    await untilAsked(request, 0);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(await result).toBe('ApiError');
  fault(undefined);
  expect(await search()).toBe('an answer');
});

it('fails if no host is reachable, and can then search again', async () => {
  fault('cut', 0);
  fault(failing(503), 1);
  expect(await search()).toBe('RetryError');
  fault(undefined, 0);
  fault(undefined, 1);
  expect(await search()).toBe('an answer');
});

it.each([
  ['<html>', 'DeserializationError'],
  ['{"results": [{', 'DeserializationError'],
  ['', 'no answer'],
  ['{}', 'no answer'],
])("doesn't cache the answer %j", async (body, outcome) => {
  fault({status: 200, body});
  expect(await search('the same')).toBe(outcome);
  fault(undefined);
  expect(await search('the same')).toBe('an answer');
});

it('sends the same query only once', async () => {
  await search('the same');
  await search('the same');
  expect(asked()).toEqual([1, 0]);
});

it("fails if the index doesn't exist", async () => {
  for (const server of servers) server.indexes.clear();
  expect(await search()).toBe('ApiError');
});
