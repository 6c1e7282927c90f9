import type {Page} from '@playwright/test';
import {siteUrlOf} from '../src/base/built-site';
import {readRecords} from '../src/search/records/build';
import {servicesBuild} from './services/address';
import {openSearch} from './support/search';
import {expect, test} from './support/test';

/** Where the browser stores them: the same for every backend, so that they survive a switch. */
const keys = {
  recent: '__DOCSEARCH_RECENT_SEARCHES__site',
  favorite: '__DOCSEARCH_FAVORITE_SEARCHES__site',
};

/** Puts numbered searches into the browser's storage. */
async function remember(page: Page, list: keyof typeof keys, count: number) {
  const hits = Array.from({length: count}, (_, index) => ({
    objectID: `${list}-${index}`,
    type: 'lvl1',
    url: '/docs/roles',
    content: null,
    hierarchy: {lvl0: 'Guides', lvl1: `${list} ${index}`},
  }));
  await page.addInitScript(
    ([key, value]) => localStorage.getItem(key) ?? localStorage.setItem(key, value),
    [keys[list], JSON.stringify(hits)] as const,
  );
}

test('a chosen result is a recent search, can be a favorite, and can be removed', async ({
  page,
}) => {
  const {dialog, results} = await openSearch(page);
  await page.keyboard.type('security policies');
  await expect(results.first()).toContainText('Security policies');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('docs/security-policies');
  // While it's still there, the shortcut would close it.
  await expect(dialog).toBeHidden();

  await page.keyboard.press('Control+k');
  await expect(dialog.getByText('Recent', {exact: true})).toBeVisible();
  await expect(results).toHaveCount(1);
  await dialog.getByRole('button', {name: 'Save this search'}).click();
  await expect(dialog.getByText('Favorite', {exact: true})).toBeVisible();
  await expect(dialog.getByText('Recent', {exact: true})).toHaveCount(0);

  await dialog.getByRole('button', {name: 'Remove this search from favorites'}).click();
  await expect(dialog.getByText('No recent searches')).toBeVisible();
});

test('a recent search is kept under the objectID of its record', async ({page, hasServices}) => {
  const {results} = await openSearch(page);
  await page.keyboard.type('security policies');
  await expect(results.first()).toContainText('Security policies');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('docs/security-policies');
  const kept = await page.evaluate((key) => localStorage.getItem(key), keys.recent);
  const build = hasServices ? servicesBuild : 'build';
  const records = readRecords(build, ['/docs/security-policies'], siteUrlOf(build));
  expect(records.map(({objectID}) => objectID)).toContain(JSON.parse(kept ?? '')[0].objectID);
});

test('a recent search is removed even where the reader wants no motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await remember(page, 'recent', 1);
  const {dialog} = await openSearch(page);
  await dialog.getByRole('button', {name: 'Remove this search from history'}).click();
  await expect(dialog.getByText('No recent searches')).toBeVisible();
});

test('seven recent searches are kept', async ({page}) => {
  await remember(page, 'recent', 12);
  const {results} = await openSearch(page);
  await expect(results).toHaveCount(7);
});

test('four recent searches are kept next to ten favorites', async ({page}) => {
  await remember(page, 'recent', 12);
  await remember(page, 'favorite', 12);
  const {results} = await openSearch(page);
  await expect(results.filter({hasText: 'recent'})).toHaveCount(4);
  await expect(results.filter({hasText: 'favorite'})).toHaveCount(10);
});

test('a reader without searches is offered places to start and the newest releases', async ({
  page,
}) => {
  const {dialog} = await openSearch(page);
  await expect(dialog.getByText('No recent searches')).toBeVisible();
  const links = dialog.getByRole('navigation', {name: 'Places to start'}).getByRole('link');
  await expect(links).toHaveCount(8);
  await expect(links.nth(5)).toHaveText(/\d/);
  await links.filter({hasText: 'Quick start'}).click();
  await expect(page).toHaveURL('docs/quick-start');
  await expect(dialog).toHaveCount(0);
});

test('a reader with searches is offered them and nothing else', async ({page}) => {
  await remember(page, 'recent', 1);
  const {dialog, results} = await openSearch(page);
  await expect(results).toHaveCount(1);
  await expect(dialog.getByRole('navigation')).toHaveCount(0);
});

for (const value of ['{', 'null', '{"a":1}', '[1,null]', '[{"objectID":"x"}]']) {
  test(`a history that reads ${value} is forgotten`, async ({page}) => {
    await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
      keys.recent,
      value,
    ] as const);
    const {dialog, results} = await openSearch(page);
    await expect(dialog.getByText('No recent searches')).toBeVisible();
    await page.keyboard.type('roles');
    await expect(results.first()).toBeVisible();
  });
}
