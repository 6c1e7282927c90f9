import type {Page} from '@playwright/test';
import {kinds} from './support/kinds';
import {library, partsOf} from './support/playground';
import {bundle, ignoreCorner} from './support/script';
import {searchDialog} from './support/search';
import {expect, hydrated, test} from './support/test';

const guide = '/docs/roles';
/** What a page needs before its own content, and what search needs. */
const isFirst = /\/assets\/js\/(main|runtime|search-worker)/;

/** Opens a page that can't finish loading, so that only the test's actions can start its script. */
async function visitWithoutEnd(page: Page, route: string) {
  await page.route('**/img/never.svg', () => {});
  await page.route(route, async (asked) => {
    const answer = await asked.fetch();
    const body = (await answer.text()).replace(
      '</body>',
      '<img src="/img/never.svg" alt=""></body>',
    );
    await asked.fulfill({response: answer, body});
  });
  await ignoreCorner(page);
  await page.goto(route, {waitUntil: 'commit'});
}

const setOfSigns: [string, (page: Page) => Promise<void>][] = [
  ['a moving pointer', (page) => page.mouse.move(200, 300)],
  ['a turn of the wheel', (page) => page.mouse.wheel(0, 100)],
  ['a key', (page) => page.keyboard.press('Shift')],
  ['the focus', (page) => page.getByRole('contentinfo').getByRole('link').first().focus()],
  ['a click without a pointer', (page) => page.locator('h1').dispatchEvent('click')],
];

for (const [sign, show] of setOfSigns) {
  test(`script starts on the first sign of intent: ${sign}`, async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await visitWithoutEnd(page, guide);
    await page.getByRole('contentinfo').waitFor();
    expect(asked.filter((url) => url.endsWith('.js'))).toEqual([]);
    const started = page.waitForRequest(bundle);
    await show(page);
    await started;
  });
}

for (const route of ['/playground', '/search?q=roles']) {
  test(`script starts by itself where it makes the content: ${route}`, async ({page}) => {
    const started = page.waitForRequest(bundle);
    await visitWithoutEnd(page, route);
    await started;
  });
}

for (const [when, begin] of Object.entries<(page: Page) => Promise<unknown>>({
  'before the script runs': async () => {},
  'while the script runs': async (page) => {
    const running = page.waitForRequest(
      (asked) => asked.url().includes('/assets/js/') && !isFirst.test(asked.url()),
    );
    await page.mouse.move(50, 50);
    await running;
  },
})) {
  test(`search that is asked for ${when} doesn't wait until React has the page`, async ({page}) => {
    await page.route('**/assets/js/**', async (asked) => {
      if (isFirst.test(asked.request().url())) await asked.continue();
    });
    await ignoreCorner(page);
    await page.goto(guide);
    await begin(page);
    const worker = page.waitForRequest(/search-worker/);
    await page.keyboard.press('Control+k');
    await worker;
    await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  });
}

test('a page names each file of script that makes it come alive, and asks for it once', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) asked.push(new URL(request.url()).pathname);
  });
  await visitWithoutEnd(page, kinds['category index']);
  await page.getByRole('contentinfo').waitFor();
  const named = await page
    .locator('script[type="text/later"]')
    .evaluateAll((files) => files.map((file) => file.getAttribute('src') ?? ''));
  expect(named.length).toBeGreaterThan(2);
  await hydrated(page);
  expect(asked.toSorted()).toEqual(named.toSorted());
});

test('script starts by itself on a page that is only read', async ({page}) => {
  await page.goto(guide);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-has-hydrated', 'true', {timeout: 20_000});
});

test.describe("script that doesn't come", () => {
  test.use({expectedFaults: /main\.\w+\.js|Failed to load resource/});

  // load-failures.spec.ts has more, on a server without the site's policy.
  test('the page is loaded afresh once, says so, and comes alive with Retry', async ({page}) => {
    let visits = 0;
    page.on('load', () => {
      visits += 1;
    });
    await page.route(bundle, (asked) => asked.abort());
    await ignoreCorner(page);
    await page.goto(guide);
    await page.mouse.move(200, 300);
    await expect(page.getByRole('alert')).toContainText(/couldn.t be loaded/);
    await expect(page.getByRole('button', {name: 'Search docs'})).toBeHidden();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Roles');
    expect(visits).toBe(2);
    await page.unroute(bundle);
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect.poll(() => visits).toBe(3);
    await hydrated(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

/** The files a page requests when the browser reports this connection. */
async function askedOn(page: Page, connection: object): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value});
  }, connection);
  await ignoreCorner(page);
  return asked;
}

const costly = {'2G': {effectiveType: '2g'}, 'a data saver': {saveData: true}};

for (const [name, connection] of Object.entries({...costly, 'a fast line': {}})) {
  const isAhead = name === 'a fast line';

  test(`on ${name}, a page that is only read fetches ${isAhead ? 'its' : 'no'} script`, async ({
    page,
  }) => {
    const asked = await askedOn(page, connection);
    await page.clock.install();
    await page.goto(guide);
    await page.waitForLoadState('load');
    await page.clock.runFor(60_000);
    const files = asked.filter((file) => file.endsWith('.js'));
    if (isAhead) expect(files).not.toEqual([]);
    else expect(files).toEqual([]);
  });
}

for (const [name, connection] of Object.entries(costly)) {
  test.describe(`on ${name}`, () => {
    test('a pointer over buttons fetches nothing, and a press what it needs', async ({page}) => {
      const asked = await askedOn(page, connection);
      await page.goto(guide);
      await hydrated(page);
      asked.length = 0;
      const search = page.getByRole('button', {name: 'Search docs'});
      await search.hover();
      await search.focus();
      await page.getByRole('button', {name: 'Feedback'}).hover();
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      expect(asked).toEqual([]);
      await search.click();
      await page.keyboard.type('roles');
      await expect(searchDialog(page).results.first()).toBeVisible();
    });

    test('a press before the script is there is answered', async ({page}) => {
      await askedOn(page, connection);
      await page.goto(guide);
      await page.getByRole('button', {name: 'Search docs'}).click();
      await expect(searchDialog(page).field).toBeFocused();
    });
  });
}

test('with a data saver, a query waits for a press of Run', async ({page}) => {
  const asked = await askedOn(page, costly['a data saver']);
  await page.goto(library);
  await hydrated(page);
  asked.length = 0;
  const run = page.getByRole('button', {name: 'Run', exact: true}).first();
  await run.hover();
  await run.focus();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(asked).toEqual([]);
  await run.click();
  await expect(partsOf(page).rows.first()).toBeVisible();
});

test.describe('with a data saver, the code that enlarges a picture', () => {
  test.use({expectedFaults: /image-zoom|ERR_FAILED/});

  test('waits for a press, and says so where it cannot be loaded', async ({page}) => {
    await askedOn(page, costly['a data saver']);
    await page.route('**/*image-zoom*', (asked) => asked.abort());
    await page.goto('/__docusaurus/parts');
    await hydrated(page);
    const picture = page.getByRole('button', {name: /^Zoom: ./}).first();
    await picture.click();
    await expect(page.getByRole('article', {name: 'image'}).getByRole('alert')).toHaveText(
      'The larger image couldn’t be loaded.',
    );
    await page.unroute('**/*image-zoom*');
    await page.getByRole('article', {name: 'image'}).getByRole('button', {name: 'Retry'}).click();
    const enlarged = page.getByRole('button', {name: /^Close: ./});
    await expect(enlarged).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(picture).toBeFocused();
    await picture.click();
    await expect(enlarged).toBeFocused();
  });
});
