import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {writeFile} from '../../base/built-site';
import {product} from '../../product/facts';
import {buildIndex} from '../../search/index/build-index';
import {testRecords} from '../../search/index/testing/test-site';
import {bundleServer, serverFile} from './bundle';
import {snapshotOf} from './read-build';

const build = mkdtempSync(path.join(tmpdir(), 'build-'));
const reader = mkdtempSync(path.join(tmpdir(), 'reader-'));
const client = new Client({name: 'test', version: '1.0.0'});
let server = '';

beforeAll(async () => {
  const copy =
    '---\ntitle: Roles\ndescription: Who can do what.\n---\n\n# Roles\n\nA role opens menus.\n';
  writeFile(build, 'docs/roles.md', copy);
  const index = buildIndex(testRecords([{title: 'Roles', lines: ['A role opens menus.']}]));
  for (const [name, text] of index) writeFile(build, `search-index/${name}`, text);
  server = await bundleServer(snapshotOf(build), true);
  // A folder from which nothing of the project can be found.
  writeFileSync(path.join(reader, serverFile), server);
  await client.connect(
    new StdioClientTransport({command: process.execPath, args: [serverFile], cwd: reader}),
  );
}, 60_000);
afterAll(async () => {
  await client.close();
  for (const folder of [build, reader]) rmSync(folder, {recursive: true});
});

const ask = async (name: string, asked: Record<string, unknown>) =>
  JSON.stringify((await client.callTool({name, arguments: asked})).content);

it('answers from the build, without the project', async () => {
  expect(await ask('search_docs', {query: 'roles'})).toContain(
    `https://docs.example.com/docs/roles`,
  );
  expect(await ask('read_page', {page: '/docs/roles'})).toContain('A role opens menus.');
  expect(await ask('get_model', {model: 'Host'})).toContain('`riskScore`');
  expect(await ask('run_bql', {query: 'FIND Host LIMIT 1'})).toContain(
    'in the sample organization',
  );
  expect(await ask('check_graphql', {operation: '{ hosts { uid } }'})).toContain('no errors');
  expect(await ask('find_connector', {query: 'tenable'})).toContain(`${product.siteUrl}/docs/`);
  expect(await ask('what_changed', {from: '11.30'})).toContain('Platform 11.31');
});

it('contains the licenses of its packages', () => {
  const [comment = ''] = server.split('\n*/\n');
  for (const name of ['@modelcontextprotocol/server', 'graphql', 'chevrotain', 'zod'])
    expect(comment).toMatch(new RegExp(`^${name} [\\d.]+, [\\w.-]+\n\n.{20}`, 'ms'));
});
