import type {Page} from '@playwright/test';
import {run} from '../src/search/hosted/run';
import type {SearchRecord} from '../src/search/records/record';
import {siteBase, siteUrl} from './services/address';
import {type AlgoliaServer, credentials, type Fault} from './support/algolia-server';
import {violations} from './support/axe';
import {hostSearch} from './support/hosted-search';
import {test as base, expect, hydrated} from './support/test';

const none = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};

function record(title: string, route: string, content: string): SearchRecord {
  return {
    objectID: route,
    type: 'content',
    hierarchy: {lvl0: 'Guides', lvl1: title, ...none},
    content,
    url: siteUrl + siteBase + route.slice(1),
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    keywords: [],
    weight: {pageRank: 0, level: 0, position: 0},
  };
}

const records = [
  record('Roles', '/docs/roles', 'A role decides what a person may see and do.'),
  record('Markup', '/docs/quick-start', 'Paste <img src=x onerror=alert(1)> and <api-key>.'),
];
const otherVersion = {
  ...record('Roles of old', '/old', 'A role.'),
  docusaurus_tag: 'docs-default-1',
};

const test = base.extend<{hosts: {first: AlgoliaServer; second: AlgoliaServer}}>({
  // The index is on another origin, and its failures are the tests' own.
  expectedFaults: /1\/indexes|localhost:399[78]|Failed to load resource|XMLHttpRequest/,
  hosts: [
    async ({context}, use) => {
      const {first, second, stop} = await hostSearch(context, [...records, otherVersion]);
      await use({first, second});
      await stop();
    },
    {auto: true},
  ],
});

const failing = (status: number): Fault => ({status, body: '{"message": "no"}'});
const hit = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('treeitem').filter({hasText: name});

/** Opens search and types. */
async function search(page: Page, query: string) {
  await page.goto('docs/quick-start');
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Search docs').fill(query);
}

test('the modal asks the index what it should, and its first hit opens in the app', async ({
  page,
  hosts,
}) => {
  await search(page, 'role');
  await expect(hit(page, 'A role decides')).toBeVisible();
  await expect(hit(page, 'of old')).toHaveCount(0);
  expect(hosts.first.received.at(-1)).toMatchObject({
    method: 'POST',
    path: '/1/indexes/*/queries',
    body: {
      requests: [
        {
          indexName: 'docs',
          query: 'role',
          hitsPerPage: 20,
          attributesToSnippet: expect.arrayContaining(['content:10']),
          highlightPreTag: '<mark>',
          facetFilters: ['language:en', expect.arrayContaining(['docusaurus_tag:default'])],
          typoTolerance: false,
          clickAnalytics: false,
        },
      ],
    },
  });
  expect(hosts.second.received).toEqual([]);

  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('docs/roles');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a query that finds nothing says so', async ({page}) => {
  await search(page, 'zzzz');
  await expect(page.getByRole('dialog')).toContainText('No results for "zzzz"');
});

test('what a record says is text, also where it looks like markup', async ({page}) => {
  await search(page, 'paste');
  await expect(hit(page, 'Paste <img src=x onerror=alert(1)> and <api-key>')).toBeVisible();
  await page.goto('search?q=paste');
  await expect(page.getByRole('main')).toContainText('Paste <img src=x onerror=alert(1)>');
  await expect(page.locator('img[src=x]')).toHaveCount(0);
});

const faults: [string, Fault][] = [
  ['is down', 'cut'],
  ['answers 503', failing(503)],
  ['is no index', failing(404)],
  ['answers with a page of HTML', {status: 200, body: '<html>'}],
  ['answers with no results', {status: 200, body: '{}'}],
];
for (const [name, fault] of faults) {
  test(`every host ${name}: the reader is told, and can try again`, async ({page, hosts}) => {
    hosts.first.fault = () => fault;
    hosts.second.fault = () => fault;
    await search(page, 'role');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Unable to fetch results');
    await expect(dialog).toContainText('You might want to check your network connection.');

    hosts.first.fault = () => undefined;
    hosts.second.fault = () => undefined;
    await dialog.getByRole('button', {name: 'Try again'}).click();
    await expect(hit(page, 'A role decides')).toBeVisible();
  });
}

test('a host that asks for patience is asked again', async ({page, hosts}) => {
  hosts.first.fault = () => (hosts.first.received.length === 1 ? failing(429) : undefined);
  await search(page, 'role');
  await expect(hit(page, 'A role decides')).toBeVisible();
  expect(hosts.first.received).toHaveLength(2);
  expect(hosts.second.received).toEqual([]);
});

test("a host that doesn't answer is left alone for two minutes", async ({page, hosts}) => {
  await page.clock.install();
  hosts.first.fault = () => 'silent';
  await search(page, 'rol');
  await expect.poll(() => hosts.first.received.length).toBe(1);
  await page.clock.runFor(1000);
  await expect(hit(page, 'A role decides')).toBeVisible();
  expect(hosts.second.received).toHaveLength(1);

  hosts.first.fault = () => undefined;
  const field = page.getByPlaceholder('Search docs');
  await page.clock.runFor(90_000);
  await field.fill('paste');
  await expect(hit(page, 'Paste')).toBeVisible();
  expect(hosts.first.received).toHaveLength(1);
  expect(hosts.second.received).toHaveLength(2);

  await page.clock.runFor(31_000);
  await field.fill('role');
  await expect(hit(page, 'A role decides')).toBeVisible();
  expect(hosts.first.received).toHaveLength(2);
});

test('readers find what was pushed, and no longer what was taken away', async ({page, hosts}) => {
  const {appId, adminKey} = credentials;
  await run(
    {appId, adminKey, indexName: 'docs', hosts: [hosts.first.url]},
    {
      records: [record('Roles', '/docs/roles', 'Roles, rewritten.')],
      synonyms: [],
      dryRun: false,
      print: () => {},
    },
  );
  await search(page, 'role');
  await expect(hit(page, 'Roles, rewritten.')).toBeVisible();
  await expect(hit(page, 'A role decides')).toHaveCount(0);
});

test('the modal and the page with the mark of the service are accessible', async ({
  page,
  hosts,
}) => {
  await search(page, 'role');
  await expect(hit(page, 'A role decides')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  hosts.first.fault = hosts.second.fault = () => failing(503);
  await page.getByPlaceholder('Search docs').fill('paste');
  await expect(page.getByRole('dialog')).toContainText('Unable to fetch results');
  expect(await violations(page)).toEqual([]);
  await page.goto('search?q=');
  await expect(page.getByRole('link', {name: 'Algolia'})).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('the search page lists every result, with the mark of the service', async ({page}) => {
  await page.goto('search?q=role');
  await expect(page.getByRole('status')).toHaveText('1 result for “role”');
  await page.getByRole('main').getByRole('link', {name: 'Roles'}).click();
  await expect(page).toHaveURL('docs/roles');
  await page.goBack();
  await expect(page.getByRole('status')).toHaveText('1 result for “role”');
  await expect(page.getByRole('link', {name: 'Algolia'})).toBeVisible();
  await expect(page.locator('link[rel=preconnect][href*="algolia.net"]')).toHaveCount(1);
});
