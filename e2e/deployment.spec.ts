import type {Page} from '@playwright/test';
import {buildIndex} from '../src/search/index/build-index';
import {indexFolder} from '../src/search/index/folder';
import {testRecords} from '../src/search/index/testing/test-site';
import type {DeployableSite} from './support/deployable-site';
import {test} from './support/own-site';
import {library, partsOf, query, retype} from './support/playground';
import {openSearch, searchDialog} from './support/search';
import {expect, hydrated} from './support/test';

// A tab that stays open while another build is deployed: anything it hasn't loaded yet is gone.
test.use({expectedFaults: /404|ERR_FAILED|ChunkLoadError|Loading (CSS )?chunk/});

test('a link leads to its page, at its top', async ({page, site}) => {
  await page.goto('/docs/roles');
  await hydrated(page);
  site.deploy();
  const link = page.getByRole('link', {name: 'Next'});
  await link.scrollIntoViewIfNeeded();
  const target = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(target);
  await expect.poll(() => site.loads.get(target)).toBe(1);
  await hydrated(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a link to a heading leads to the heading', async ({page, site}) => {
  await page.goto('/docs/roles');
  await hydrated(page);
  site.deploy();
  const link = page.locator('article a[href^="/docs/"][href*="#"]').first();
  const target = new URL((await link.getAttribute('href')) ?? '', site.url);
  await link.click();
  await expect.poll(() => site.loads.get(target.pathname)).toBe(1);
  await hydrated(page);
  await expect(page.locator(target.hash)).toBeInViewport();
});

test('search opens, with all that was typed', async ({page, site}) => {
  await page.goto('/docs/roles');
  await hydrated(page);
  site.deploy();
  // The check for a new deployment stays pending while the reader types.
  let answer = () => {};
  const typed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`${site.url}/`, async (route) => {
    await typed;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('risk sc');
  answer();
  const {field, results} = searchDialog(page);
  await expect(results.first()).toBeVisible();
  await expect(field).toHaveValue('risk sc');
  await expect(field).toBeFocused();
  expect(site.loads.get('/docs/roles')).toBe(2);
});

test('a search that is open finds what its index no longer has', async ({page, site}) => {
  const {field, results} = await openSearch(page);
  await page.keyboard.type('roles');
  await expect(results.first()).toBeVisible();
  site.deploy();
  await field.fill('vulnerability scanner credentials');
  await expect(results.first()).toBeVisible();
  await expect(field).toHaveValue('vulnerability scanner credentials');
  expect(site.loads.get('/docs/roles')).toBeLessThanOrEqual(2);
});

test.describe('a page that only the new index has', () => {
  const title = 'Zebra crossings';

  /** Deploys another build, whose index has only that page. */
  async function deployPage(page: Page, site: DeployableSite) {
    const files = buildIndex(testRecords([{title, lines: ['Wait for the zebra.']}]));
    site.deploy();
    await page.route(`${site.url}/${indexFolder}/*`, (route) => {
      const name = route.request().url().split('/').at(-1) ?? '';
      const body = files.get(name);
      return route.fulfill(body ? {contentType: 'application/json', body} : {status: 404});
    });
  }

  test('is found by a search that is opened again', async ({page, site}) => {
    const {dialog, results} = await openSearch(page);
    await page.keyboard.type('roles');
    await expect(results.first()).toContainText('Roles');
    // The whole old index is loaded.
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await deployPage(page, site);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('zebra');
    await expect(results.first()).toContainText(title);
    expect(site.loads.get('/docs/roles')).toBe(1);
  });

  test('is found by a search that was only reached for', async ({page, site}) => {
    await page.goto('/docs/roles');
    await hydrated(page);
    const index = page.waitForResponse(/index\.json/);
    await page.getByRole('button', {name: 'Search docs'}).hover();
    await index;
    await page.waitForLoadState('networkidle');
    await deployPage(page, site);
    await page.getByRole('button', {name: 'Search docs'}).click();
    await page.keyboard.type('zebra');
    await expect(searchDialog(page).results.first()).toContainText(title);
    expect(site.loads.get('/docs/roles')).toBe(1);
  });

  test('is found by the search page of a tab that comes back into view', async ({page, site}) => {
    await page.goto('/search?q=roles');
    await hydrated(page);
    const status = page.getByRole('status');
    await expect(status).toHaveText(/^\d+ results for “roles”$/);
    await deployPage(page, site);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByRole('main').getByRole('searchbox').fill('zebra');
    await expect(status).toHaveText(/^\d results? for “zebra”$/);
    expect(site.loads.get('/search')).toBe(1);
  });
});

test('a query of a page runs', async ({page, site}) => {
  await page.goto(library);
  await hydrated(page);
  site.deploy();
  await page.getByRole('button', {name: 'Run', exact: true}).nth(1).click();
  await expect(partsOf(page).rows.first()).toBeVisible();
  expect(site.loads.get(library)).toBe(2);
});

test('a query that was changed stays as it is, and runs', async ({page, site}) => {
  await page.route('**/query-worker*', (route) => route.abort());
  await page.goto(library);
  await hydrated(page);
  await page.getByRole('button', {name: 'Edit', exact: true}).nth(1).click();
  const {editor, rows, button} = partsOf(page);
  await expect(editor).toBeFocused();
  await retype(page, query);
  site.deploy();
  await page.unroute('**/query-worker*');
  await button('Run').click();
  await expect(rows).toHaveCount(5);
  await expect(editor).toHaveText(query);
});

test('a linked query reaches the playground', async ({page, site}) => {
  await page.route('**/query-editor*', (route) => route.abort());
  await page.goto(`/playground#${new URLSearchParams({q: query})}`);
  await expect(page.getByText('The playground couldn’t be loaded')).toBeVisible();
  site.deploy();
  await page.unroute('**/query-editor*');
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(partsOf(page).rows).toHaveCount(5);
  await expect(partsOf(page).editor).toHaveText(query);
});

test('the feedback dialog opens', async ({page, site}) => {
  await page.goto('/docs/roles');
  await hydrated(page);
  site.deploy();
  await page.getByRole('button', {name: 'Feedback'}).click();
  await expect(page.getByRole('dialog', {name: 'How can we help?'})).toBeVisible();
});

test('the explorer answers what was typed', async ({page, site}) => {
  // The site's heaviest page loads twice.
  test.slow();
  await page.goto('/docs/reference/udm');
  await hydrated(page);
  site.deploy();
  await page.getByRole('searchbox', {name: 'Search attributes'}).fill('riskScore');
  await expect(page.getByRole('search').getByRole('status')).toBeVisible({timeout: 30_000});
  await expect(page.getByRole('searchbox', {name: 'Search attributes'})).toHaveValue('riskScore');
});

test('a page whose parts go before it could start is loaded again', async ({page, site}) => {
  site.deployAfter(/\/main\./);
  await page.goto('/docs/roles');
  // A sign of intent during which the page can reload at any moment.
  await page.mouse.move(50, 50);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  // Each of the two missing scripts requests it, so the browser might start loading the page twice.
  expect(site.loads.get('/docs/roles')).toBeGreaterThan(1);
});

test("a deployment that doesn't get on is met once, not in circles", async ({page, site}) => {
  await page.goto('/docs/roles');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  site.getStuck();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
  expect(site.loads.get('/docs/roles')).toBe(2);
});
