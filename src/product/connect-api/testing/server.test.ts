import {afterEach, expect, test} from 'vitest';
import type {ConnectRole} from '../schema';
import type {Options} from './api';
import {startConnect, type TestServer} from './server';

let server: TestServer | undefined;

afterEach(async () => {
  expect(server?.faults ?? []).toEqual([]);
  await server?.close();
  server = undefined;
});

/** Starts a server and logs in with a role. */
async function start(role: ConnectRole = 'ADMIN', options: Partial<Options> = {}) {
  const credentials = [{username: 'u', password: 'p', role}];
  const started = await startConnect({credentials, channels: ['tests'], ...options});
  server = started;
  const call = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => {
    const response = await fetch(`${started.url}${path}`, {
      method,
      headers: {'Content-Type': 'application/json', ...headers},
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text ? JSON.parse(text) : undefined,
    };
  };
  const {body} = await call('POST', '/api/auth/login', {username: 'u', password: 'p'});
  const token = {Authorization: `Bearer ${body.access_token}`};
  const on = (method: string, path: string, sent?: unknown, headers = {}) =>
    call(method, `/api/v1/channels/tests${path}`, sent, {...token, ...headers});
  const send = (object: string, records: unknown[], headers = {}) =>
    on('POST', `/${object}`, {records}, headers);
  return {call, on, send};
}

test('stores, updates, and confirms records by key', async () => {
  const {send} = await start();
  const counts = async (records: unknown[]) => {
    const {body} = await send('applications', records);
    return [body.new, body.modified, body.unchanged];
  };
  expect(await counts([{uid: 'a', name: 'A'}, {uid: 'b'}])).toEqual([2, 0, 0]);
  expect(await counts([{uid: 'a', name: 'B'}, {uid: 'b'}])).toEqual([0, 1, 1]);
});

test("keeps a missing field's value, and clears a field that's null", async () => {
  const {on, send} = await start();
  await send('applications', [{uid: 'a', name: 'A', vendor: 'V'}]);
  await send('applications', [{uid: 'a', vendor: null}]);
  expect((await on('GET', '/applications/a')).body.record).toEqual({uid: 'a', name: 'A'});
});

test.each([
  ['applications', {name: 'A'}, 'missing_key', '/records/0/uid'],
  ['applications', {uid: 'a', internetFacing: 'yes'}, 'invalid_value', '/records/0/internetFacing'],
  ['findings', {uid: 'f', sourceStatus: 'fixed'}, 'missing_field', '/records/0/definition'],
  ['findings', {uid: 'f', definition: 'd', targets: []}, 'invalid_value', '/records/0/targets'],
])('rejects a record of %s: %j', async (object, record, code, where) => {
  const {send} = await start();
  const {status, body} = await send(object, [record]);
  expect(status).toBe(200);
  expect(body.rejected).toMatchObject([{index: 0, code, where}]);
});

test('rejects a second record with the same key, and warns about unknown fields and open references', async () => {
  const {send} = await start();
  const twice = await send('applications', [{uid: 'a', colour: 'red'}, {uid: 'a'}]);
  expect(twice.body).toMatchObject({
    new: 1,
    rejected: [{index: 1, code: 'duplicate_key'}],
    warnings: [{code: 'unknown_field', where: '/records/0/colour'}],
  });
  const finding = {uid: 'f', definition: 'd', targets: ['a', 'b']};
  expect((await send('findings', [finding])).body.warnings).toMatchObject([
    {code: 'reference_pending', where: '/records/0/definition'},
    {code: 'reference_pending', where: '/records/0/targets/1'},
  ]);
});

test('repeats its response to the same idempotency key, and rejects a different body', async () => {
  const {on, send} = await start();
  const key = {'Idempotency-Key': 'k1'};
  const first = await send('applications', [{uid: 'a'}], key);
  const again = await send('applications', [{uid: 'a'}], key);
  expect(again.body).toEqual(first.body);
  expect(again.headers.get('Idempotency-Replayed')).toBe('true');
  expect((await on('GET', `/batches/${first.body.transaction}`)).body).toEqual(first.body);
  const other = await send('applications', [{uid: 'b'}], key);
  expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
});

test('accepts four batches at a time, and rejects a repeated one while the first is being stored', async () => {
  const {send} = await start('INGRESS', {batchTime: 300});
  const sent = ['a', 'b', 'c', 'd', 'e'].map((uid) => send('applications', [{uid}]));
  const answers = await Promise.all(sent);
  const refused = answers.filter(({status}) => status === 429);
  expect(refused).toHaveLength(1);
  expect(refused[0]?.headers.get('Retry-After')).toBe('1');
  const key = {'Idempotency-Key': 'k2'};
  const pair = [0, 1].map(() => send('applications', [{uid: 'f'}], key));
  const statuses = (await Promise.all(pair)).map(({status}) => status);
  expect(statuses.sort()).toEqual([200, 409]);
});

test('pages through records by cursor', async () => {
  const {on, send} = await start();
  await send('applications', [{uid: 'c'}, {uid: 'a'}, {uid: 'b'}]);
  const first = (await on('GET', '/applications?limit=2')).body;
  expect(first.items.map(({key}: {key: string}) => key)).toEqual(['a', 'b']);
  const second = (await on('GET', `/applications?limit=2&cursor=${first.next}`)).body;
  expect(second.items.map(({key}: {key: string}) => key)).toEqual(['c']);
  expect(second.next).toBeUndefined();
  expect((await on('GET', '/applications?limit=0')).body.where).toBe('limit');
});

test('deletes a record once', async () => {
  const {on, send} = await start('INGRESS');
  await send('applications', [{uid: 'a/b'}]);
  expect((await on('DELETE', '/applications/a%2Fb')).status).toBe(204);
  expect((await on('DELETE', '/applications/a%2Fb')).body.code).toBe('no_such_record');
});

test('defines, uses, and deletes a custom object', async () => {
  const {on, send} = await start();
  const definition = {
    dataModel: 'Assessment',
    keyFields: ['project', 'number'],
    unknownFields: 'reject',
    fields: [{name: 'kind', type: 'text', values: ['web', 'api'], required: true}],
  };
  expect((await on('PUT', '/objects/engagements', definition)).status).toBe(201);
  expect((await on('PUT', '/objects/engagements', definition)).status).toBe(200);
  const {body} = await send('engagements', [
    {project: 'p', number: 1, kind: 'web'},
    {project: 'p', number: 2, kind: 'phone'},
    {project: 'p', number: 3, kind: 'api', note: 'x'},
    {project: 'p', number: 4},
  ]);
  expect(body.rejected.map(({code}: {code: string}) => code)).toEqual([
    'invalid_value',
    'unknown_field',
    'missing_field',
  ]);
  expect((await on('GET', '/engagements/p:1')).body.record.kind).toBe('web');
  expect((await on('GET', '/objects')).body.items).toHaveLength(4);
  expect((await on('DELETE', '/objects/engagements')).status).toBe(204);
  expect((await on('GET', '/objects/engagements')).body.code).toBe('no_such_object');
});

test.each([
  ['no data model', {dataModel: 'Nothing', keyFields: ['a']}, 'things', 'invalid_configuration'],
  ['an abstract model', {dataModel: 'Asset', keyFields: ['a']}, 'things', 'invalid_configuration'],
  ['a shipped object', {dataModel: 'Host', keyFields: ['a']}, 'findings', 'shipped_object'],
  ['a name that is taken', {dataModel: 'Host', keyFields: ['a']}, 'batches', 'invalid_request'],
])('refuses to define %s', async (_what, definition, name, code) => {
  const {on} = await start();
  expect((await on('PUT', `/objects/${name}`, definition)).body.code).toBe(code);
});

test("shows a built-in object's fields", async () => {
  const {on} = await start('EGRESS');
  const {fields} = (await on('GET', '/objects/findings')).body;
  expect(fields).toContainEqual({name: 'targets', type: 'text', list: true, required: true});
  expect(fields).toContainEqual({
    name: 'confidence',
    type: 'text',
    values: ['Confirmed', 'Firm', 'Tentative'],
  });
});

test.each<[ConnectRole, string, string]>([
  ['EGRESS', 'POST', '/applications'],
  ['EGRESS', 'DELETE', '/applications/a'],
  ['INGRESS', 'GET', '/applications'],
  ['INGRESS', 'PUT', '/objects/things'],
])("%s can't %s %s", async (role, method, path) => {
  const {on} = await start(role);
  const sent = method === 'POST' || method === 'PUT' ? {} : undefined;
  expect((await on(method, path, sent)).body.code).toBe('role_missing');
});

test("rejects requests that it can't read", async () => {
  const {call, on} = await start();
  const code = async (answer: ReturnType<typeof on>) => {
    const {status, body} = await answer;
    return `${status} ${body.code}`;
  };
  const many = {records: Array.from({length: 1001}, (_, index) => ({uid: `${index}`}))};
  expect(await code(on('POST', '/applications', '{'))).toBe('400 invalid_json');
  expect(await code(on('POST', '/applications', {}))).toBe('400 invalid_request');
  expect(await code(on('POST', '/applications', many))).toBe('413 too_many_records');
  const large = {records: [{uid: 'a', description: 'x'.repeat(10_000_000)}]};
  expect(await code(on('POST', '/applications', large))).toBe('413 body_too_large');
  const text = {'Content-Type': 'text/csv'};
  expect(await code(on('POST', '/applications', '{}', text))).toBe('415 unsupported_media_type');
  expect(await code(on('POST', '/Applications', {}))).toBe('404 no_such_object');
  expect(await code(call('GET', '/api/v1/channels'))).toBe('401 unauthenticated');
  expect(await code(call('GET', '/v1/channels'))).toBe('404 no_such_path');
  expect(await code(call('PATCH', '/api/v1/channels'))).toBe('405 method_not_allowed');
  const wrong = {username: 'u', password: 'x'};
  expect(await code(call('POST', '/api/auth/login', wrong))).toBe('401 invalid_credentials');
});
