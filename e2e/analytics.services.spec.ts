import type {Page} from '@playwright/test';
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

for (const [signal, preference] of [
  ['Do Not Track', {doNotTrack: '1'}],
  ['Global Privacy Control', {globalPrivacyControl: true}],
] as const) {
  test(`a reader with ${signal} isn't counted`, async ({page, context}) => {
    const {views} = await stubServices(context);
    await page.addInitScript((values) => {
      for (const [name, value] of Object.entries(values)) {
        Object.defineProperty(navigator, name, {value});
      }
    }, preference);
    await page.goto('docs/quick-start');
    await settle(page);
    expect(views).toEqual([]);
  });
}
