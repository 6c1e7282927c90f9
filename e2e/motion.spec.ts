import type {Page} from '@playwright/test';
import {openSearch} from './support/search';
import {expect, hydrated, test} from './support/test';

test.use({contextOptions: {reducedMotion: 'reduce'}});

/** Everything that moves or is about to. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().map(({effect}) => (effect as KeyframeEffect).target?.outerHTML),
  );

test('nothing moves where the reader asks for less motion', async ({page}) => {
  await page.goto('/docs/quick-start');
  await hydrated(page);
  expect(await moving(page), 'a page').toEqual([]);
  await page.getByRole('button', {name: /sidebar category 'Searching'/}).click();
  expect(await moving(page), 'a category of the sidebar').toEqual([]);
  await page
    .getByRole('button', {name: /^Enlarge: ./})
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await moving(page), 'an enlarged picture').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', {name: 'Feedback'}).click();
  expect(await moving(page), 'the feedback dialog').toEqual([]);
  await page.keyboard.press('Escape');
  await openSearch(page);
  expect(await moving(page), 'search').toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({width: 360, height: 740});
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  expect(await moving(page), 'the menu of a narrow window').toEqual([]);
});
