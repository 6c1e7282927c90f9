import type {Route} from '@playwright/test';
import {openSearch, searchDialog, searchRequests} from './support/search';
import {expect, hydrated, interceptFromStart, test} from './support/test';

test.use({
  expectedFaults: /search-index|localhost:399|404|ERR_FAILED|ERR_INTERNET_DISCONNECTED/,
});

const faults: Record<string, (route: Route) => Promise<void>> = {
  'is missing': (route) => route.fulfill({status: 404, body: 'Not found'}),
  'is corrupt': (route) => route.fulfill({body: '{"titles": ['}),
  'is something else': (route) => route.fulfill({contentType: 'text/html', body: '<h1>Hotel</h1>'}),
  'cannot be reached': (route) => route.abort('internetdisconnected'),
};

for (const [what, fault] of Object.entries(faults)) {
  test(`when the index ${what}, search says so and recovers`, async ({page}) => {
    await page.route(searchRequests, fault);
    const {dialog, field, results, status} = await openSearch(page);
    await page.keyboard.type('roles');
    await expect(dialog.getByText('Unable to fetch results').first()).toBeVisible();
    await expect(
      dialog.getByText('You might want to check your network connection.'),
    ).toBeVisible();
    await expect(status).toHaveText('Unable to fetch results');

    await page.unroute(searchRequests);
    await dialog.getByRole('button', {name: 'Try again'}).click();
    await expect(results.first()).toContainText('Roles');
    await expect(field).toHaveValue('roles');
  });

  test(`when the index ${what}, the search page says so and recovers`, async ({page}) => {
    await page.route(searchRequests, fault);
    await page.goto('search?q=roles');
    await expect(page.getByRole('status')).toHaveText('Unable to fetch results');
    await page.unroute(searchRequests);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('main').getByRole('link', {name: 'Roles'}).first()).toBeVisible();
  });
}

/** What can go wrong with the files after the first, which has titles and headings. */
const partFaults: [
  what: string,
  kind: 'words' | 'texts',
  fault: (route: Route) => Promise<void>,
][] = [
  ['is missing', 'texts', (route) => route.fulfill({status: 404, body: 'Not found'})],
  ['is cut', 'words', (route) => route.fulfill({body: '{"words": "0a'})],
  ['is a sign-in page', 'texts', (route) => route.fulfill({body: '<h1>Hotel</h1>'})],
  ['has another shape', 'texts', (route) => route.fulfill({json: []})],
];

for (const [what, kind, fault] of partFaults) {
  test(`when a file of ${kind} ${what}, search says what it lacks and recovers`, async ({
    page,
    hasServices,
  }) => {
    test.skip(hasServices, 'a hosted index has no parts');
    const parts = new RegExp(`search-index/${kind}-`);
    await page.route(parts, fault);
    const {dialog, results, status} = await openSearch(page);
    await page.keyboard.type('roles');
    await expect(results.first()).toContainText('Roles');
    await expect(dialog.getByText(/^Only titles and headings were searched/)).toBeVisible();
    await expect(status).toHaveText(/^Results for roles\. Only titles/);
    await page.unroute(parts);
    await dialog.getByRole('button', {name: 'Try again'}).click();
    await expect(status).toHaveText(/^\d+ results for roles$/);
    await expect(dialog.getByText(/^Only titles/)).toBeHidden();
  });
}

test('when a part of the index is missing, the search page says what it lacks and recovers', async ({
  page,
  hasServices,
}) => {
  test.skip(hasServices, 'a hosted index has no parts');
  const parts = /search-index\/(words|texts)-/;
  await page.route(parts, (route) => route.fulfill({status: 404}));
  await page.goto('search?q=roles');
  const status = page.getByRole('status');
  await expect(status).toHaveText(/^Results for “roles”\. Only titles/);
  // No title has all these words, so nothing can be found without the part.
  await page.getByRole('searchbox').first().fill('lockout after failed logins');
  await expect(status).toHaveText('Unable to fetch results');
  await page.unroute(parts);
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(status).toHaveText(/^\d+ results for “lockout after failed logins”$/);
});

test('a search that takes long shows that it is under way', async ({page}) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(searchRequests, async (route) => {
    await held;
    await route.fallback();
  });
  await page.clock.install();
  const {dialog, results, status} = await openSearch(page);
  // A hosted search would try another host after a second.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.type('roles');
  await page.clock.runFor(300);
  await expect(dialog.locator('.DocSearch-LoadingIndicator')).toBeVisible();
  await expect(status).toHaveText('Searching');
  answer();
  await page.clock.resume();
  await expect(results.first()).toBeVisible();
  await expect(dialog.locator('.DocSearch-LoadingIndicator')).toBeHidden();
});

test('when DocSearch itself takes long to load, the dialog says so and takes the query', async ({
  page,
}) => {
  await interceptFromStart(page);
  await page.goto('docs/roles');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/*.{js,css}', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  const {field, results, status} = searchDialog(page);
  await expect(status).toHaveText('Search is loading…');
  await page.keyboard.type('roles');
  arrive();
  await expect(field).toHaveValue('roles');
  await expect(field).toBeFocused();
  await expect(results.first()).toContainText('Roles');
});

test('when DocSearch itself cannot be loaded, the dialog says so and recovers', async ({page}) => {
  await interceptFromStart(page);
  await page.goto('docs/roles');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.route('**/*.{js,css}', (route) => route.abort('internetdisconnected'));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('roles');
  const {dialog, field, results} = searchDialog(page);
  await expect(dialog.getByRole('alert')).toContainText('Unable to fetch results');
  await page.unroute('**/*.{js,css}');
  await dialog.getByRole('button', {name: 'Try again'}).click();
  await expect(field).toHaveValue('roles');
  await expect(results.first()).toBeVisible();
});
