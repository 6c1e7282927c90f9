import {execFile} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Code} from 'mdast';
import {afterAll, beforeAll, expect, test} from 'vitest';
import type {Graph} from '../../bql/graph';
import {execute} from '../../sample/graphql/execute';
import {loadSample} from '../../sample/organization';
import {graphOf} from '../../sample/organization/graph';
import {fencesOf, fileNameOf, missing} from '../connect-api/testing/reader';
import {udm} from '../udm';

const fences = fencesOf('docs/apis/integrate-without-a-connector.md');
const commands = fences.filter(({meta}) => meta === 'run').map(({value}) => value);
const without = missing(['bash', 'curl', 'jq', 'python3', 'gzip']);
if (without.length > 0) console.warn(`programs of a page not run: no ${without.join(', ')}`);
const program = test.skipIf(without.length > 0 && !process.env.CI);

/** The findings that the API hides, so that they count as new later. */
const hidden = new Set<string>();

/** What the systems that receive events were sent, by path. */
const received: Record<string, string> = {};

let folder = '';
let url = '';
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = Buffer.concat(chunks).toString();
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(answerTo(request.url ?? '', body)));
  });
});

function answerTo(address: string, body: string): unknown {
  if (address === '/api/auth/login') return {access_token: 'token'};
  if (address === '/graphql/caasm') {
    const {query, variables} = JSON.parse(body);
    return execute(query, {udm, graph}, variables);
  }
  received[address] = body;
  return {};
}

const sample = graphOf(loadSample());
/** Only as many records as make more than one page of findings, to be fast. */
const some = (typeName: string) => [...sample.recordsOf(typeName)].slice(0, 80);
const graph: Graph = {
  ...sample,
  recordsOf: (typeName) => some(typeName).filter(({id}) => !hidden.has(id)),
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'integrations-'));
  for (const fence of fences) save(fence);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, {recursive: true});
});

function save(fence: Code) {
  const name = fileNameOf(fence);
  if (name) writeFileSync(path.join(folder, name), `${fence.value}\n`);
}

const type = (command: string) =>
  new Promise<{output: string; errors: string}>((resolve) => {
    const env = {
      ...process.env,
      PLATFORM_URL: url,
      PLATFORM_USER: 'api-export',
      PLATFORM_PASSWORD: 'secret',
      SPLUNK_URL: url,
      SPLUNK_TOKEN: 'token',
      CHAT_WEBHOOK_URL: `${url}/hook`,
    };
    execFile('bash', ['-c', command], {cwd: folder, env}, (_, output, errors) =>
      resolve({output, errors}),
    );
  });

const linesOf = (name: string) =>
  readFileSync(path.join(folder, name), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

program("the page's programs find, send, and store what changed", {timeout: 120_000}, async () => {
  const [first = '', siem = '', chat = '', lake = ''] = commands;
  const critical = some('Vulnerability').find(
    ({riskRating, statusCategory}) => riskRating === 'Critical' && statusCategory === 'Open',
  );
  if (!critical) throw new Error('the sample has no open critical vulnerability');

  hidden.add(critical.id);
  expect(await type(first)).toEqual({
    output: expect.stringMatching(/^Open findings: \d{3}, events: 0\n$/),
    errors: '',
  });

  hidden.clear();
  expect((await type(siem)).errors).toBe('');
  const [event] = linesOf('new-events.jsonl');
  expect(event).toMatchObject({event: 'opened', finding: {uid: critical.uid}});
  expect(JSON.parse(received['/services/collector/event'] ?? '')).toMatchObject({
    time: expect.any(Number),
    event,
  });

  hidden.add(critical.id);
  expect((await type(first)).output).toMatch(/, events: 1\n$/);
  hidden.clear();
  expect((await type(chat)).errors).toBe('');
  expect(JSON.parse(received['/hook'] ?? '')).toEqual({
    text: `1 opened\n${critical.displayName}`,
  });
  expect(linesOf('events.jsonl').map((each) => each.event)).toEqual(['opened', 'closed', 'opened']);

  expect((await type(lake)).errors).toBe('');
  const [day = ''] = readdirSync(path.join(folder, 'lake/findings'));
  expect(day).toMatch(/^day=\d{4}-\d{2}-\d{2}$/);
  const {output} = await type(`gunzip --stdout lake/findings/${day}/findings.jsonl.gz | wc -l`);
  expect(Number(output)).toBe(linesOf('findings.jsonl').length);
});

program("an export's events are added once", async () => {
  const outputs = fences.filter(({meta}) => meta === 'output').map(({value}) => `${value}\n`);
  const command = commands.at(-1) ?? '';
  for (const output of outputs) expect(await type(command)).toEqual({output, errors: ''});
  expect(outputs.length).toBe(2);
});
