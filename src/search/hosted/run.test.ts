import {afterEach, beforeEach, expect, it} from 'vitest';
import {AlgoliaServer, credentials as keys} from '../../../e2e/support/algolia-server';
import type {SearchRecord} from '../records/record';
import {run} from './run';
import {settings} from './settings';

const synonyms = [['vuln', 'vulnerability']];
let server: AlgoliaServer;

beforeEach(async () => {
  server = await new AlgoliaServer().start();
});
afterEach(() => server.stop());

/** Returns a record with its own page. */
function record(name: string, content = `About ${name}.`): SearchRecord {
  const none = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  return {
    objectID: name,
    type: 'content',
    hierarchy: {lvl0: 'Guides', lvl1: name, ...none},
    content,
    url: `https://docs.example/docs/${name}#top`,
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    keywords: [],
    weight: {pageRank: 0, level: 0, position: 0},
  };
}

const old = [record('roles'), record('users'), record('tokens')];
const fresh = [record('roles'), record('users', 'Rewritten.'), record('queries')];

/** Runs the command and returns its output. */
async function pushRecords(records: SearchRecord[], {dryRun = false, appId = keys.appId} = {}) {
  const lines: string[] = [];
  const {adminKey} = keys;
  await run(
    {appId, adminKey, indexName: 'docs', hosts: [server.url]},
    {records, synonyms, dryRun, print: (line) => lines.push(line)},
  );
  return lines.join('\n');
}

const held = () => [...(server.indexes.get('docs')?.records.values() ?? [])];
const writes = () =>
  server.received.filter(({method, path}) => method !== 'GET' && !/browse|search/.test(path));
/** Makes the server fail for matching requests, starting with the nth. */
function failOn(pattern: RegExp, fault: ReturnType<AlgoliaServer['fault']>, from = 1) {
  let seen = 0;
  server.fault = ({method, path}) => {
    if (!pattern.test(`${method} ${path}`)) return undefined;
    seen += 1;
    return seen >= from ? fault : undefined;
  };
}

it('creates an index if there is none: records, settings, and synonyms', async () => {
  expect(await pushRecords(old)).toMatch(/doesn't exist yet:[\s\S]*Readers now search 3 records/);
  expect(held()).toEqual(old);
  expect(server.indexes.get('docs')?.settings).toEqual(settings);
  expect([...(server.indexes.get('docs')?.synonyms.values() ?? [])]).toMatchObject([
    {type: 'synonym', synonyms: ['vuln', 'vulnerability']},
  ]);
  expect([...server.indexes.keys()]).toEqual(['docs']);
});

it("replaces an index's content, and reports the changes", async () => {
  await pushRecords(old);
  const printed = await pushRecords(fresh);
  expect(held()).toEqual(fresh);
  expect(printed).toContain('1 record added, on 1 page\n  1  https://docs.example/docs/queries');
  expect(printed).toContain('1 record changed, on 1 page\n  1  https://docs.example/docs/users');
  expect(printed).toContain('1 record removed, on 1 page\n  1  https://docs.example/docs/tokens');
  expect([...server.indexes.keys()]).toEqual(['docs']);
});

it('sends and compares more records than fit in one request', async () => {
  const many = Array.from({length: 2500}, (_, index) => record(`page-${index}`));
  await pushRecords(many);
  expect(held()).toEqual(many);
  expect(await pushRecords(many)).toContain('nothing to send');
});

it('sends nothing if nothing changed', async () => {
  await pushRecords(old);
  server.received.length = 0;
  expect(await pushRecords(old)).toContain('It already matches the build: nothing to send.');
  expect(writes()).toEqual([]);
});

it('shows the changes in a dry run, and sends nothing', async () => {
  await pushRecords(old);
  const index = server.indexes.get('docs');
  Object.assign(index?.settings ?? {}, {typoTolerance: true});
  index?.synonyms.clear();
  server.received.length = 0;

  const printed = await pushRecords(fresh, {dryRun: true});
  expect(printed).toMatch(/1 record added[\s\S]*1 record changed[\s\S]*1 record removed/);
  expect(printed).toContain('setting typoTolerance: true becomes false');
  expect(printed).toContain('synonym added: vuln, vulnerability');
  expect(printed).toContain('This was a dry run: nothing was sent.');
  expect(writes()).toEqual([]);
  expect(held()).toEqual(old);
});

it('keeps settings from the dashboard', async () => {
  await pushRecords(old);
  const index = server.indexes.get('docs');
  Object.assign(index?.settings ?? {}, {userData: {kept: true}});
  index?.synonyms.set('theirs', {objectID: 'theirs', synonyms: ['laptop', 'notebook']});
  index?.rules.set('theirs', {objectID: 'theirs'});

  await pushRecords(fresh);
  const after = server.indexes.get('docs');
  expect(after?.settings.userData).toEqual({kept: true});
  expect([...(after?.synonyms.keys() ?? [])]).toEqual(['theirs', 'site-vuln-vulnerability']);
  expect([...(after?.rules.keys() ?? [])]).toEqual(['theirs']);
});

it.each([
  ['deleting', /DELETE/, 'deleting what an earlier push left behind'],
  ['copying settings', /docs\/operation/, 'sending settings and synonyms'],
  ['settings', /PUT .*settings/, 'sending settings and synonyms'],
  ['synonyms', /synonyms\/batch/, 'sending settings and synonyms'],
  ['records', /docs_tmp\/batch/, 'sending records'],
  ['reading back', /docs_tmp\/browse/, 'reading back what was sent'],
])(
  'keeps the live index as it was if %s fails, and the next push succeeds',
  async (_, on, step) => {
    await pushRecords(old);
    const before = structuredClone(server.indexes.get('docs'));
    failOn(on, {status: 503, body: '{"message": "down"}'});
    await expect(pushRecords(fresh)).rejects.toThrow(
      new RegExp(`failed while ${step}[\\s\\S]*The index "docs" is as it was`),
    );
    server.settle();
    expect(server.indexes.get('docs')).toEqual(before);

    server.fault = () => undefined;
    await pushRecords(fresh);
    expect(held()).toEqual(fresh);
    expect([...server.indexes.keys()]).toEqual(['docs']);
  },
);

it('cleans up after a push that was killed halfway', async () => {
  await pushRecords(old);
  const many = Array.from({length: 2500}, (_, index) => record(`page-${index}`));
  // From the second thousand records on, every request fails, including the cleanup.
  failOn(/docs_tmp\/batch|DELETE/, 'cut', 3);
  await expect(pushRecords(many)).rejects.toThrow('failed while sending records');
  server.settle();
  expect(held()).toEqual(old);
  expect(server.indexes.get('docs_tmp')?.records.size).toBe(1000);

  server.fault = () => undefined;
  await pushRecords(fresh);
  expect(held()).toEqual(fresh);
  expect([...server.indexes.keys()]).toEqual(['docs']);
});

it('keeps the live index as it was if the switch is rejected', async () => {
  await pushRecords(old);
  failOn(/docs_tmp\/operation/, {status: 500, body: '{}'});
  await expect(pushRecords(fresh)).rejects.toThrow(/switching[\s\S]*a dry run shows/);
  server.settle();
  expect(held()).toEqual(old);
  expect([...server.indexes.keys()]).toEqual(['docs']);
});

it('loses nothing if the switch happened but its response was lost', async () => {
  await pushRecords(old);
  failOn(/docs_tmp\/operation/, 'cut after');
  await expect(pushRecords(fresh)).rejects.toThrow('failed while switching');
  server.settle();
  expect(held()).toEqual(fresh);

  server.fault = () => undefined;
  expect(await pushRecords(fresh, {dryRun: true})).toContain('nothing to send');
});

it("doesn't switch to a temporary index that another push wrote to", async () => {
  await pushRecords(old);
  server.fault = ({path}) => {
    if (path.endsWith('docs_tmp/browse')) {
      server.indexes.get('docs_tmp')?.records.set('stray', record('stray'));
    }
    return undefined;
  };
  await expect(pushRecords(fresh)).rejects.toThrow('Is another push running?');
  expect(held()).toEqual(old);
});

it('detects that another push removed the temporary index before the switch', async () => {
  await pushRecords(old);
  server.fault = ({path}) => {
    if (path.endsWith('docs_tmp/operation')) server.indexes.delete('docs_tmp');
    return undefined;
  };
  await expect(pushRecords(fresh)).rejects.toThrow('Is another push running?');
  expect(held()).toEqual(old);
});

it("rejects records that Algolia wouldn't accept, by page, before sending anything", async () => {
  const tooLong = record('quick-start', 'é'.repeat(5000));
  await expect(pushRecords([...old, tooLong])).rejects.toThrow(
    /Nothing was sent:\nhttps:\/\/docs.example\/docs\/quick-start {2}a content record has 10\d+ bytes, and Algolia takes 10000: split "é{40}…"/,
  );
  await expect(pushRecords([...old, record('roles')])).rejects.toThrow('one of them would be lost');
  await expect(pushRecords([])).rejects.toThrow('run `npm run build` first');
  expect(server.received).toEqual([]);
});

it('reports an invalid key without printing it', async () => {
  const error: Error = await run(
    {appId: keys.appId, adminKey: 'sesame', indexName: 'docs', hosts: [server.url]},
    {records: old, synonyms, dryRun: false, print: () => undefined},
  ).then(
    () => expect.unreachable(),
    (reason) => reason,
  );
  expect(error.message).toContain('Invalid Application-ID or API key');
  expect(error.message).not.toContain('sesame');
});
