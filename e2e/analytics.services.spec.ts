import type {Page} from '@playwright/test';
import {openSearch} from './support/search';
import {stubServices} from './support/service-stub';
import {expect, hydrated, test} from './support/test';

async function settle(page: Page) {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
}

test('a page counts once, and so does each page after it', async ({page, context, baseURL}) => {
  const {views} = await stubServices(context);
  await page.goto('docs/quick-start?q=secret');
  await settle(page);
  const first = new URL('docs/quick-start', baseURL).href;
  expect(views, 'without the query').toEqual([first]);

  await page.locator('.table-of-contents a').last().click();
  await expect(page).toHaveURL(/#/);
  await settle(page);
  expect(views, 'not for a jump within the page').toEqual([first]);

  await page.locator('.pagination-nav__link--next').click();
  await page.waitForURL((url) => !url.href.startsWith(first));
  const second = page.url();
  await expect.poll(() => views).toEqual([first, second]);

  await page.getByRole('link', {name: 'Versions'}).click();
  await page.waitForURL('**/versions');
  await expect.poll(() => views).toEqual([first, second, page.url()]);

  await page.goBack();
  await expect.poll(() => views.length).toBe(4);
  expect(views[3]).toBe(second);
});

/** Does what the browser does when the reader changes to another tab, or closes this one. */
async function leave(page: Page) {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', {configurable: true, get: () => 'hidden'});
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

test('a visit is measured once, when the reader leaves', async ({page, context, baseURL}) => {
  const {events} = await stubServices(context);
  await page.goto('docs/quick-start');
  await settle(page);
  await page.getByRole('link', {name: 'Versions'}).click();
  await page.waitForURL('**/versions');
  await settle(page);
  expect(events, 'not before').toEqual([]);
  await leave(page);
  await leave(page);
  await expect.poll(() => events.map(({name}) => name)).toEqual(['Web vitals']);
  const [{url, props = {}} = {url: ''}] = events;
  expect(url).toBe(new URL('docs/quick-start', baseURL).href);
  expect(Object.keys(props).sort()).toEqual(
    ['CLS', 'INP', 'LCP'].flatMap((metric) => [metric, `${metric} value`]),
  );
  expect(Number(props['LCP value'])).toBeGreaterThan(0);
  expect(props.CLS).toBe('good');
});

test("a query without results counts once, and isn't sent", async ({page, context}) => {
  const {events} = await stubServices(context);
  const {dialog, field} = await openSearch(page);
  const shownOn = page.url();
  await page.keyboard.type('zzqqzz');
  await expect(dialog.getByText('No results for "zzqqzz"')).toBeVisible();
  const vain = {name: 'Search without results', url: shownOn};
  await expect.poll(() => events).toEqual([vain]);
  await field.fill('roles');
  await expect(dialog.getByRole('treeitem').first()).toBeVisible();
  await field.fill('zzqqzz');
  await expect(dialog.getByText('No results for "zzqqzz"')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('search?q=qqzzqq');
  await expect(page.getByText('No page has the word qqzzqq.')).toBeVisible();
  await expect.poll(() => events.length).toBe(2);
  expect(events[1]).toEqual({name: 'Search without results', url: page.url().split('?')[0]});
});

test.describe('with an address that has no page', () => {
  test.use({expectedFaults: /404/});

  test('the address counts as not found', async ({page, context, baseURL}) => {
    const {views, events} = await stubServices(context);
    await page.goto('docs/no-such-page?q=secret');
    await settle(page);
    const url = new URL('docs/no-such-page', baseURL).href;
    expect(views).toEqual([url]);
    expect(events).toEqual([{name: '404', url}]);
  });
});

for (const [signal, preference] of [
  ['Do Not Track', {doNotTrack: '1'}],
  ['Global Privacy Control', {globalPrivacyControl: true}],
] as const) {
  test(`a reader with ${signal} isn't counted`, async ({page, context}) => {
    const {views, events} = await stubServices(context);
    await page.addInitScript((values) => {
      for (const [name, value] of Object.entries(values)) {
        Object.defineProperty(navigator, name, {value});
      }
    }, preference);
    await page.goto('docs/quick-start');
    await settle(page);
    await leave(page);
    await page.waitForLoadState('networkidle');
    expect(views).toEqual([]);
    expect(events).toEqual([]);
  });
}
