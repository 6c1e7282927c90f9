import type {Page} from '@playwright/test';
import {expect, hydrated, test} from './support/test';

const picture = (page: Page) =>
  page
    .locator('article')
    .getByRole('button', {name: /^Zoom: ./})
    .first();
const enlarged = (page: Page) => page.getByRole('button', {name: /^Close: ./});

async function visit(page: Page) {
  await page.goto('/__docusaurus/parts');
  await hydrated(page);
  await picture(page).scrollIntoViewIfNeeded();
}

test('a click enlarges a picture, Escape and another click put it back', async ({page}) => {
  await visit(page);
  const before = await picture(page).boundingBox();
  await picture(page).click();
  await expect(enlarged(page)).toBeFocused();
  const after = await enlarged(page).boundingBox();
  expect(after && before && after.width / before.width).toBeGreaterThan(1);
  await page.keyboard.press('Escape');
  await expect(enlarged(page)).toHaveCount(0);
  await picture(page).click();
  await enlarged(page).click();
  await expect(enlarged(page)).toHaveCount(0);
});

for (const key of ['Enter', 'Space']) {
  test(`${key} opens and closes a picture, and the focus comes back`, async ({page}) => {
    await visit(page);
    await picture(page).focus();
    await page.keyboard.press(key);
    await expect(enlarged(page)).toBeFocused();
    await page.keyboard.press(key);
    await expect(enlarged(page)).toHaveCount(0);
    await expect(picture(page)).toBeFocused();
  });
}

test('Tab leaves an enlarged picture for the place it came from', async ({page}) => {
  await visit(page);
  await picture(page).focus();
  await page.keyboard.press('Enter');
  await expect(enlarged(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(picture(page)).toBeFocused();
});

test('Escape closes a picture that is still opening', async ({page}) => {
  await visit(page);
  await picture(page).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0);
});

test.describe('where the reader asks for less motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('a picture still opens and closes', async ({page}) => {
    await visit(page);
    await picture(page).click();
    await expect(enlarged(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(enlarged(page)).toHaveCount(0);
  });
});

test('an enlarged picture follows the color mode', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await visit(page);
  await picture(page).click();
  await expect(enlarged(page)).toBeFocused();
  const colors = () =>
    page.evaluate(() => {
      const styleOf = (selector: string) =>
        getComputedStyle(document.querySelector(selector) ?? document.body);
      return {
        overlay: styleOf('.medium-zoom-overlay').backgroundColor,
        page: styleOf('html').backgroundColor,
        drawing: styleOf('.medium-zoom-image--opened').colorScheme,
      };
    });
  const dark = await colors();
  expect(dark).toMatchObject({overlay: dark.page, drawing: 'dark'});
  await page.emulateMedia({colorScheme: 'light'});
  await expect.poll(async () => (await colors()).drawing).toBe('light');
  const light = await colors();
  expect(light.overlay).toBe(light.page);
  expect(light.overlay).not.toBe(dark.overlay);
});

test("a page without images doesn't load the code", async ({page}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await page.goto('/docs/permissions');
  await hydrated(page);
  await expect(page.locator('article .markdown img')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const codes = await Promise.all(scripts);
  expect(codes.filter((code) => code.includes('medium-zoom:open'))).toEqual([]);
});
