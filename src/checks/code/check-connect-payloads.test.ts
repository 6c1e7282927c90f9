import {expect, test} from 'vitest';
import {faultsOf, page} from '../faults-of';
import {checkConnectPayloads} from './check-connect-payloads';

const fence = (code: string, label: string) => `\`\`\`json connect="${label}"\n${code}\n\`\`\`\n`;
const onConnectPage = (body: string) => ({
  'docs/apis/connect.md': page(body).replace('/title', '/{product}-connect-api'),
});

test('accepts requests, responses, and parts of them that fit the document', async () => {
  expect(
    await faultsOf(
      checkConnectPayloads,
      [
        fence('{"username": "a", "password": "<password>"}', 'login request'),
        fence('{"records": [{"uid": "a", "criticality": "Low"}]}', 'sendBatch request Application'),
        fence('{"records": [{"number": 4}]}', 'sendBatch request Record'),
        fence('{"code": "no_such_channel", "message": "No such channel"}', 'sendBatch 404'),
        fence('{"uid": "f", "sourceStatus": "fixed"}', 'Finding'),
      ].join('\n'),
    ),
  ).toEqual([]);
});

test.each([
  [
    '{\n  "records": [\n    {"uid": "a"},\n    {"uid": "b", "criticality": "High"}\n  ]\n}',
    'sendBatch request Application',
    'title.md:11  criticality must be one of "Mission critical"',
  ],
  ['{\n  "batch": []\n}', 'sendBatch request Finding', 'title.md:8  records is missing (/records)'],
  ['{"code": "gone", "message": "Gone"}', 'sendBatch 404', 'code must be one of "invalid_json"'],
  ['{}', 'sendBatsh request Finding', 'no operation "sendBatsh"  did you mean "sendBatch"?'],
  ['{}', 'sendBatch request Findings', 'no schema "Findings"'],
  ['{}', 'sendBatch request', "doesn't say what its records are"],
  ['{}', 'deleteRecord 204', "isn't a request or a response with a body"],
  ['{}', 'Fnding', 'no schema "Fnding"'],
])('rejects %s as %s', async (code, label, message) => {
  const faults = await faultsOf(checkConnectPayloads, fence(code, label));
  expect(faults.join('\n')).toContain(message);
});

test.each([
  [
    '{"records": [\n  {"uid": "a", "owner": ["x"]}\n]}',
    'sendBatch request Application',
    'md:9  there is no field "owner" (/records/0/owner)  did you mean "owners"?',
  ],
  ['{"uid": "f", "steps": "x"}', 'Finding', 'there is no field "steps"'],
  [
    '{"records": [{"uid": "a", "name": "b", "sevrity": "High"}]}',
    'sendBatch request Record',
    'did you mean "severity"?',
  ],
])("rejects a field that the object doesn't have: %s", async (code, label, message) => {
  expect((await faultsOf(checkConnectPayloads, fence(code, label))).join('\n')).toContain(message);
});

test('accepts any field in a record of a custom object', async () => {
  const own = '{"records": [{"number": 4, "title": "x", "reportDate": "2025-12-15T08:00:00Z"}]}';
  expect(await faultsOf(checkConnectPayloads, fence(own, 'sendBatch request Record'))).toEqual([]);
});

test('on a page about Connect, requires every JSON fence to say what it is', async () => {
  const [found] = await faultsOf(checkConnectPayloads, onConnectPage('```json\n{}\n```'));
  expect(found).toContain("doesn't say which part of the Connect API it is");
  const file = '```json title="export.json"\n{}\n```';
  expect(await faultsOf(checkConnectPayloads, onConnectPage(file))).toEqual([]);
  expect(await faultsOf(checkConnectPayloads, '```json\n{}\n```')).toEqual([]);
});

test('on a page about Connect, rejects payloads inside commands', async () => {
  const [found] = await faultsOf(
    checkConnectPayloads,
    onConnectPage("```bash\ncurl x \\\n  --data '{}'\n```"),
  );
  expect(found).toContain("connect.md:9  a payload inside a command can't be checked");
});
