import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkPlatformJson} from './check-platform-json';

const faults = (json: string, meta = '') =>
  faultsOf(checkPlatformJson, {
    'docs/apis/platform-api.md': page(`\`\`\`json${meta}\n${json}\n\`\`\``),
  });

test.each([
  ['a request', '{"username": "alex.kim", "password": "<password>", "mfaCode": "492817"}'],
  ['a response', '{"access_token": "eyJ…", "token_type": "Bearer", "expires_in": 86400}'],
  ['a GraphQL error', '{"errors": [{"message": "No", "locations": [{"line": 1, "column": 3}]}]}'],
  ['records alone', '{"hosts": [{"uid": "1", "message": "x"}]}'],
  ['a list', '[{"uid": "1"}]'],
])('accepts %s', async (_, json) => {
  expect(await faults(json)).toEqual([]);
});

test('skips variables and files of other tools', async () => {
  expect(await faults('{"query": 1}', ' variables')).toEqual([]);
  expect(await faults('{"username": 1, "password": 2}', ' title="config.json"')).toEqual([]);
});

test.each([
  ['type', '{"access_token": "e", "token_type": "Bearer", "expires_in": "24h"}', 'write 86400'],
  ['value', '{"access_token": "e", "token_type": "bearer", "expires_in": 86400}', 'write "Bearer"'],
  ['name', '{"accessToken": "e", "token_type": "Bearer", "expires_in": 86400}', '"access_token"'],
  ['missing member', '{"username": "alex.kim", "mfaCode": "492817"}', 'password'],
  ['place', '{"errors": [{"message": "No", "locations": [{"line": 0, "column": 3}]}]}', '/line'],
])('rejects a wrong %s', async (_, json, message) => {
  expect((await faults(json)).join('\n')).toContain(message);
});
