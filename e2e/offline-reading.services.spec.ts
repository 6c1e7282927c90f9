import type {Page} from '@playwright/test';
import {siteBase} from './services/address';
import {violations} from './support/axe';
import type {DeployableSite} from './support/deployable-site';
import {test} from './support/own-site';
import {partsOf, query} from './support/playground';
import {openSearch} from './support/search';
import {expect, hydrated, test as served, visit} from './support/test';

// Files of a site that can't be reached fail, and so do the services next to it.
const faults = /ERR_|Failed to (load|fetch)|failed request|localhost:399|can't be kept/;

// A trace of everything that the whole site's copy fetches would take longer than the tests.
test.use({serviceWorkers: 'allow', expectedFaults: faults, trace: 'off'});

/** The site can't be reached, though the browser has a connection. */
const cutOff = (site: DeployableSite) => site.spoil(/./, 'no answer');

const bar = (page: Page) => page.getByRole('complementary', {name: 'Copy of a page'});
const heading = (page: Page) => page.getByRole('heading', {level: 1});
const button = (page: Page, name: string) => page.getByRole('button', {name, exact: true});
const runtime = (page: Page) => page.locator('script[src*="runtime~main"]').getAttribute('src');

/** Waits until the browser keeps a page, which happens after it's shown. */
async function kept(page: Page, route: string) {
  const isKept = () =>
    page.evaluate(
      async (path) => (await caches.match(path, {ignoreVary: true})) !== undefined,
      siteBase + route,
    );
  await expect.poll(isKept).toBe(true);
}

/** Reads a page, and stays until it's kept. */
async function read(page: Page, route: string) {
  await visit(page, route);
  await kept(page, route);
}

/**
 * Lets the site's list name only some files, so that keeping them all is quick. Call it again after a deployment.
 *
 * @param wanted what the files' paths match
 * @param gone a file that the list names, but the site doesn't have
 */
async function shortenList(site: DeployableSite, wanted: RegExp, gone?: string) {
  site.mend();
  const list = await (await fetch(`${site.home}offline-files.json`)).json();
  const files = list.files.filter(([path]: [string]) => wanted.test(path));
  if (gone) files.push([gone, 1]);
  site.spoil(/offline-files\.json$/, {
    text: JSON.stringify({...list, files}),
    type: 'application/json',
  });
}

test('a page that was read opens without a connection, and says so', async ({page, site}) => {
  await read(page, 'docs/roles');
  // Within the page, only its parts are loaded, and the page is kept anyway.
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'Users', exact: true})
    .click();
  await expect(heading(page)).toHaveText('Users');
  await kept(page, 'docs/users');
  cutOff(site);
  await page.goto('docs/roles');
  await expect(heading(page)).toHaveText('Roles');
  await expect(bar(page)).toContainText(
    /^The site can.t be reached\. This copy is from \w+ \d+, \d{4}\./,
  );
  await hydrated(page);
  await page.getByRole('link', {name: 'Users', exact: true}).first().click();
  await expect(heading(page)).toHaveText('Users');
  await expect(bar(page)).toBeVisible();
  site.mend();
  await page.goto('docs/roles');
  await expect(heading(page)).toHaveText('Roles');
  await expect(bar(page)).toHaveCount(0);
});

test("a page that isn't kept says so, and offers the pages that are", async ({page, site}) => {
  await read(page, 'docs/roles');
  await kept(page, 'offline');
  cutOff(site);
  await page.goto('docs/limits');
  await expect(page).toHaveURL(/\/offline\?page=/);
  await hydrated(page);
  await expect(page.getByRole('alert')).toContainText(
    new RegExp(`this page isn.t kept: ${siteBase}docs/limits`),
  );
  expect(await violations(page)).toEqual([]);
  await page
    .getByRole('main')
    .getByRole('link', {name: /^Roles/})
    .click();
  await expect(heading(page)).toHaveText('Roles');
  // The page opens when that's possible again.
  site.mend();
  await page.goBack();
  await expect(page).toHaveURL(/docs\/limits$/);
});

test('a reader who is online again can load the page as it is now', async ({page, context}) => {
  await read(page, 'docs/roles');
  await context.setOffline(true);
  await page.reload();
  await expect(bar(page)).toContainText(/You.re offline\. This copy is from/);
  await hydrated(page);
  await context.setOffline(false);
  await expect(bar(page)).toContainText(/You.re online again\. This copy is from/);
  await button(page, 'Reload').click();
  await expect(bar(page)).toHaveCount(0);
});

/** Everything but pictures and most pages: what search and queries need. */
const withoutMostPages =
  /^(?!assets\/images\/).*\.[a-z]\w*$|^(docs\/(risk-factors|roles|users)|offline|playground)$/;

test('all of the site is kept on request, and search and queries work without a connection', async ({
  page,
  site,
}) => {
  // Hundreds of files.
  test.setTimeout(240_000);
  const soon = {timeout: 90_000};
  await shortenList(site, withoutMostPages);
  await read(page, 'docs/roles');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Read offline'}).click();
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText(/takes \d+ MB in this browser\.$/);

  // Otherwise, everything could be there before the reader stops.
  site.spoil(/udm.*\.json$/, 'late');
  await button(page, 'Keep the whole site').click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await button(page, 'Cancel').click();
  await expect(status).toHaveText(/^You stopped\. .* \d+ of \d+ MB are kept\.$/);

  await shortenList(site, withoutMostPages);
  await button(page, 'Continue').click();
  await expect(status).toHaveText(/^The whole site is kept, as of .* \d+ MB\.$/, soon);

  cutOff(site);
  await page.route(/\/\/localhost:399[78]\//, (route) => route.abort('internetdisconnected'));
  const {dialog} = await openSearch(page, 'docs/users');
  await page.keyboard.type('risk factors');
  // Results change while someone types, so not whichever is first.
  await dialog.locator('a[href$="/docs/risk-factors"]').first().click();
  await expect(heading(page)).toHaveText('Risk factors');
  await expect(bar(page)).toBeVisible();
  await page.goto(`playground#${new URLSearchParams({q: query})}`);
  await expect(partsOf(page).rows).toHaveCount(5);
});

/** Two pages, the page about reading offline, and what every page needs. */
const fewFiles =
  /^(docs\/(roles|users)|offline|assets\/js\/(runtime~)?main\..*|assets\/css\/styles.*)$/;

test('a file that fails is fetched again, and one that is gone asks to continue', async ({
  page,
  site,
}) => {
  await shortenList(site, fewFiles, 'docs/gone');
  await read(page, 'docs/roles');
  await visit(page, 'offline');
  const status = page.getByRole('main').getByRole('status');
  await button(page, 'Keep the whole site').click();
  await expect(status).toHaveText(/^The site changed in the meantime\. /);

  await shortenList(site, fewFiles);
  site.spoil(/docs\/users$/, 500);
  await button(page, 'Continue').click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await shortenList(site, fewFiles);
  await expect(status).toContainText('The whole site is kept');
});

test('the copy of the whole site is updated after a deployment, and removed', async ({
  page,
  site,
}) => {
  await shortenList(site, fewFiles);
  await read(page, 'docs/roles');
  await visit(page, 'offline');
  const status = page.getByRole('main').getByRole('status');
  await button(page, 'Keep the whole site').click();
  await expect(status).toContainText('The whole site is kept');

  site.deploy();
  await shortenList(site, fewFiles);
  await visit(page, 'offline');
  await expect(status).toContainText('The site has changed since.');
  await button(page, 'Update').click();
  await expect(status).toHaveText(/^The whole site is kept, as of [^.]*\.$/);

  await button(page, 'Remove').click();
  await expect(button(page, 'Keep the whole site')).toBeVisible();
  cutOff(site);
  await expect(page.goto('docs/users')).rejects.toThrow('ERR_FAILED');
});

test('a page of a build that was replaced still works, until it is read anew', async ({
  page,
  site,
}) => {
  await read(page, 'docs/roles');
  const old = await runtime(page);
  site.deploy();
  cutOff(site);
  await page.goto('docs/roles');
  await expect(bar(page)).toBeVisible();
  await hydrated(page);

  site.mend();
  await page.goto('docs/roles');
  await expect(bar(page)).toHaveCount(0);
  await hydrated(page);
  expect(await runtime(page)).not.toBe(old);
  // The deployment's worker takes over from the one before.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve),
      ),
  );
  await visit(page, 'docs/roles');
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  cutOff(site);
  await page.goto('docs/roles');
  await expect(bar(page)).toBeVisible();
  await hydrated(page);
});

test('a deployment without offline reading takes everything away again', async ({page, site}) => {
  await read(page, 'docs/roles');
  site.spoil(/offline-worker\.js$/, 404);
  // That deployment's pages don't ask for a worker.
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => new Promise(() => {});
  });
  await visit(page, 'docs/users');
  const left = () =>
    page.evaluate(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      return [registrations.length, await caches.match(location.href, {ignoreVary: true})];
    });
  await expect.poll(left).toEqual([0, undefined]);
});

served.use({serviceWorkers: 'allow'});
served(
  "the server's rules let the worker in, and never keep it in caches",
  async ({page, request}) => {
    const worker = await request.get('offline-worker.js');
    expect(worker.headers()['cache-control']).toBe('no-cache');
    await read(page, 'docs/roles');
  },
);
