import type {Locator, Page} from '@playwright/test';
import {violationsInBothModes} from './support/axe';
import {openSearch, searchDialog, searchRequests} from './support/search';
import {expect, hydrated, interceptFromStart, test} from './support/test';

test.use({expectedFaults: /search-index|localhost:399|404|ERR_INTERNET_DISCONNECTED/});

test.describe('in light and in dark mode, axe finds nothing wrong with', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('search before a query, its results, and recent and favorite searches', async ({page}) => {
    test.slow();
    const {dialog, results} = await openSearch(page);
    await expect(dialog.getByText('No recent searches')).toBeVisible();
    expect(await violationsInBothModes(page), 'before a query').toEqual([]);

    await page.keyboard.type('security policies');
    await expect(results.first()).toBeVisible();
    expect(await violationsInBothModes(page), 'results').toEqual([]);

    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await dialog.getByRole('button', {name: 'Save this search'}).click();
    await expect(dialog.getByText('Favorite', {exact: true})).toBeVisible();
    expect(await violationsInBothModes(page), 'favorites').toEqual([]);

    await page.keyboard.type('roles');
    await expect(results.first()).toContainText('Roles');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(dialog.getByText('Recent', {exact: true})).toBeVisible();
    expect(await violationsInBothModes(page), 'recent searches').toEqual([]);
  });

  test("search whose program is long in coming, or doesn't come", async ({page}) => {
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await interceptFromStart(page);
    await page.goto('docs/roles');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await page.route('**/*.{js,css}', async (route) => {
      await arrival;
      await route.abort('internetdisconnected');
    });
    await page.keyboard.press('Control+k');
    const {dialog, status} = searchDialog(page);
    await expect(status).toHaveText('Search is loading…');
    expect(await violationsInBothModes(page), 'loading').toEqual([]);
    arrive();
    await expect(dialog.getByRole('alert')).toBeVisible();
    expect(await violationsInBothModes(page), 'failed').toEqual([]);
  });

  test('search whose answer is long in coming', async ({page}) => {
    await page.route(searchRequests, () => {});
    const {status} = await openSearch(page);
    await page.keyboard.type('roles');
    await expect(status).toHaveText('Searching');
    expect(await violationsInBothModes(page)).toEqual([]);
  });

  test('search without results', async ({page}) => {
    const {dialog} = await openSearch(page);
    await page.keyboard.type('vulnerabilty');
    await expect(dialog.getByText('Showing results for')).toBeVisible();
    expect(await violationsInBothModes(page), 'corrected').toEqual([]);
    await dialog.getByRole('button', {name: /^Search instead for/}).click();
    await expect(dialog.getByText('Try searching for')).toBeVisible();
    expect(await violationsInBothModes(page), 'as typed').toEqual([]);
  });

  test('search that failed', async ({page}) => {
    await page.route(searchRequests, (route) => route.fulfill({status: 404}));
    const {dialog} = await openSearch(page);
    await page.keyboard.type('roles');
    await expect(dialog.getByRole('button', {name: 'Try again'})).toBeVisible();
    expect(await violationsInBothModes(page)).toEqual([]);
  });

  for (const query of ['', 'risk', 'vulnerabilty']) {
    test(`the search page for "${query}"`, async ({page}) => {
      await page.goto(`search?q=${query}`);
      await expect(page.getByRole('status')).toHaveText(query ? /for/ : /Searches all/);
      expect(await violationsInBothModes(page)).toEqual([]);
    });
  }

  test('the search page that failed', async ({page}) => {
    await page.route(searchRequests, (route) => route.fulfill({status: 404}));
    await page.goto('search?q=roles');
    await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
    expect(await violationsInBothModes(page)).toEqual([]);
  });
});

/** Presses Tab until a control has the focus, once around the dialog at most. */
async function tabTo(page: Page, control: Locator) {
  for (let presses = 0; presses < 20; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

test('the keyboard alone keeps, opens and removes a search, and fixes one', async ({page}) => {
  const {dialog, field, results} = await openSearch(page);
  await page.keyboard.type('security policies');
  await expect(results.first()).toContainText('Security policies');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('docs/security-policies');
  await expect(dialog).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await tabTo(page, dialog.getByRole('button', {name: 'Save this search'}));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Favorite', {exact: true})).toBeVisible();
  await tabTo(page, results.getByRole('link'));
  await tabTo(page, dialog.getByRole('button', {name: 'Remove this search from favorites'}));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('No recent searches')).toBeVisible();

  await tabTo(page, field);
  await page.keyboard.type('vulnerabilty');
  await tabTo(page, dialog.getByRole('button', {name: /^Search instead for/}));
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  const suggestion = dialog.getByRole('listitem').getByRole('button').first();
  await expect(suggestion).toHaveText('vulnerability');
  await tabTo(page, suggestion);
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(results.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('the keyboard alone limits a search to a section', async ({page}) => {
  const {dialog, field, results, status} = await openSearch(page);
  await page.keyboard.type('risk');
  await expect(results.first()).toBeVisible();
  const section = dialog.getByRole('button', {name: /^Connectors, \d+ results$/});
  await section.waitFor();
  await tabTo(page, section);
  await page.keyboard.press('Enter');
  await expect(section).toHaveAttribute('aria-pressed', 'true');
  await expect(status).toHaveText(/^\d+ results for risk in Connectors$/);
  await expect(dialog.getByText('Connectors', {exact: true}).first()).toBeVisible();
  await tabTo(page, field);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/connectors/);
});
