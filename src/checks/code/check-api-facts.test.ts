import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkApiFacts} from './check-api-facts';

const on = (path: string, slug: string) => (body: string) =>
  faultsOf(checkApiFacts, {[path]: page(body).replace('/title', slug)});

const onConnect = on('docs/apis/connect.md', '/{product}-connect-api');
const onPlatform = on('docs/apis/platform.md', '/{product}-api');
const onVendors = on('docs/connectors/vendor.md', '/vendor');
const onGuide = on('docs/guides/a/b.md', '/b');

const table = (columns: string, row: string) =>
  `| ${columns} |\n| ${columns.replace(/[^|]+/g, ' --- ')} |\n| ${row} |\n`;

test.each([
  'Send `POST /connect/api/v1/channels/{channel}/{object}`, or `DELETE /api/v1/channels/a-b/findings/7`.',
  'Begin with `/connect/api/v1/…`; a path without `/api` is a page.',
  'Post to `https://<your-instance>.{product}.example/connect/api/auth/login` from `/etc/cron.d/send`.',
  'The place is `/records/1/severity`, or `/records`.',
  'A fifth batch gets 429 with `Retry-After`, a late one 409 `batch_in_progress`.',
  'On a 401, log in. A proxy may answer 502 or 504. Connect never answers 418.',
  'Wait 450 seconds after 450 records or up to 450; a body of 450 MB is too large.',
  'Send the header `Idempotency-Key` and `Content-Type: application/json`, not `X-Request-Id`.',
  'The rejection `missing_key`, the warning `unknown_field`, the member `access_token`.',
  'Its check `Strict-Transport-Security` has the column `owner_email`.',
  '### List records\n\nIt takes `limit`, and answers 400 if that is above 1,000.',
  table('Status | Code', '403 | `role_missing`'),
  table('Object, after `/connect/api/v1/channels/` | Model', '`{channel}/findings` | Finding'),
])('on a page about Connect, accepts %s', async (body) => {
  expect(await onConnect(body)).toEqual([]);
});

test.each([
  ['Send `POST /connect/api/v1/batches`.', 'there is no address "/connect/api/v1/batches"'],
  ['Send `POST /v1/batches`.', 'there is no address "/v1/batches"'],
  ['See `/conect/api/auth/login`.', 'did you mean "/connect/api/auth/login"?'],
  ['Send `PUT /connect/api/auth/login`.', "doesn't accept PUT  write POST"],
  ['Send a GET to `/connect/api/auth/login`.', "doesn't accept GET  write POST"],
  ['Use PATCH for it.', "the Connect API doesn't accept PATCH  write POST or GET or DELETE or PUT"],
  ['`GET /connect/api/v1/channels/a-b/findings?max=4`', 'has no parameter "max"'],
  ['A fifth batch gets 418.', 'the Connect API never returns 418'],
  ['It ends with status 402.', 'never returns 402'],
  ['It returns `410`.', 'never returns 410'],
  ['The login returns 409.', '"Log in" never returns 409'],
  ['A 404 at login is rare.', '"Log in" never returns 404'],
  ['### List records\n\nIt answers 413.', '"List records" never returns 413'],
  ['`GET /connect/api/v1/channels` answers 404.', '"List channels" never returns 404'],
  ['It gets 409 `too_many_batches`.', `"too_many_batches" isn't returned with 409  write 429`],
  [
    'It gets 404 `no_such_chanel`.',
    'has no error "no_such_chanel"  did you mean "no_such_channel"?',
  ],
  ['The error `batch_too_large` says so.', 'has no error "batch_too_large"'],
  ['You see the warning `missing_key`.', `"missing_key" isn't a warning  call it a rejection`],
  ['It is rejected as `reference_pending`.', `"reference_pending" doesn't reject a record`],
  ['Send the header `Idempotency-Token`.', `doesn't have the header "Idempotency-Token"`],
  ['Send `Idempotence-Key`.', 'did you mean "Idempotency-Key"?'],
  ['Send `X-Request-Id`.', `doesn't have the header "X-Request-Id"`],
  ['It has `Idempotency-Replayed: yes`.', 'write true'],
  ['Send `Content-Type: text/csv`.', 'write application/json'],
  ['Send `Authorization: Basic <token>`.', 'write Bearer, then the token'],
  [table('Status | Code', '409 | `role_missing`'), `"role_missing" isn't returned with 409`],
  [table('Status | Meaning', '418 | Teapot'), 'never returns 418'],
  [
    table('Object, after `/connect/api/v1/channels/` | Model', '`{channel}/finding` | Finding'),
    'no built-in object is called "finding"',
  ],
])('on a page about Connect, rejects %s', async (body, message) => {
  expect((await onConnect(body)).join('\n')).toContain(message);
});

test.each([
  ['Post to `/graphql/caasm`; a GET gets 405.', ''],
  ['403 without a role; 401 at login, or on a query.', ''],
  ['Post to `/graphql/caas`.', 'did you mean "/graphql/caasm"?'],
  ['You see 409 on a query.', 'the Platform API never returns 409'],
  ['You see 403 at login.', '"Get a token" never returns 403'],
  ['Use GET.', "the Platform API doesn't accept GET  write POST"],
  ['It is a 401 with the error `token_expired`.', "this API's errors don't have codes"],
])('on a Platform API page: %s', async (body, message) => {
  const faults = (await onPlatform(body)).join('\n');
  if (message) expect(faults).toContain(message);
  else expect(faults).toBe('');
});

test("skips vendors' APIs, but checks our hosts on their pages", async () => {
  const theirs =
    'Send `POST /api/v1/token` with `X-Key`; 418 or `GET /graphql` fail with `no_such_key`.';
  expect(await onVendors(theirs)).toEqual([]);
  expect(await onVendors('`https://<your-instance>.{product}.example/conect/`')).toHaveLength(1);
});

test('checks our addresses on other pages', async () => {
  expect(
    await onGuide('Open `https://<your-instance>.{product}.example/login?local=true`.'),
  ).toEqual([]);
  expect(
    await onGuide('Give `https://<your-instance>.{product}.example/api/auth/saml/acs`.'),
  ).toEqual([]);
  expect(
    await onGuide('Give `https://<your-instance>.{product}.example/api/saml/acs`.'),
  ).toHaveLength(1);
  expect(await onGuide('It is `/graphql/caasm/v2`.')).toHaveLength(1);
});

test('on a page that compares our APIs, reads each cell as a fact about its column', async () => {
  const comparison = table(
    'If | Platform API | Connect API',
    'Too many | 401 | 429 `too_many_batches`',
  );
  expect(await onPlatform(`The Connect API returns 409.\n\n${comparison}`)).toEqual([]);
  const swapped = table('If | Platform API | Connect API', 'Too many | Status 429 | Status 418');
  const faults = await onPlatform(swapped);
  expect(faults.length).toBe(2);
  expect(faults[0]).toContain('the Platform API never returns 429');
  expect(faults[1]).toContain('the Connect API never returns 418');
});
