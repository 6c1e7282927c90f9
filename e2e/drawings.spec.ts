import type {Page} from '@playwright/test';
import {expect, hydrated, test} from './support/test';

const guide = '/docs/quick-start';

const picture = (page: Page) => page.locator('article figure.drawing').first();
const button = (page: Page) => picture(page).getByRole('button', {name: /^Enlarge: ./});
const dialog = (page: Page) => page.getByRole('dialog');

async function visit(page: Page) {
  await page.goto(guide);
  await hydrated(page);
  await picture(page).scrollIntoViewIfNeeded();
}

test.describe('with room for a larger one', () => {
  test.skip(({hasTouch}) => hasTouch, 'on a phone, a picture is as wide as the window');

  test('a press enlarges a picture, and Escape or another press closes it', async ({page}) => {
    await visit(page);
    const before = await picture(page).boundingBox();
    await button(page).click();
    await expect(dialog(page)).toBeVisible();
    const after = await dialog(page).locator('svg').boundingBox();
    expect(after && before && after.width / before.width).toBeGreaterThan(1.2);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await button(page).click();
    await dialog(page).locator('svg').click();
    await expect(dialog(page)).toHaveCount(0);
  });

  test('Enter opens a picture and closes it, and the focus comes back', async ({page}) => {
    await visit(page);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('button', {name: 'Close'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });
});

test("a picture's text has the page's font and color, in both color modes", async ({page}) => {
  const styleOf = (element: Element) => {
    const {fill, color, fontFamily} = getComputedStyle(element);
    return {ink: element.matches('text') ? fill : color, fontFamily};
  };
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    await page.goto(guide);
    const title = picture(page).locator('text[font-weight]').filter({visible: true}).first();
    expect(await title.evaluate(styleOf)).toEqual(await page.locator('h1').evaluate(styleOf));
  }
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('a picture says what it shows, with the drawing that fits', async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await page.goto(guide);
    await expect(picture(page).locator('> [role="img"]')).toHaveAccessibleName(/\w+ \w+/);
    await expect(picture(page).locator('.portrait')).toBeVisible();
    await expect(picture(page).locator('.landscape')).toBeHidden();
    await page.setViewportSize({width: 1280, height: 740});
    await expect(picture(page).locator('.portrait')).toBeHidden();
    await expect(picture(page).locator('.landscape')).toBeVisible();
  });
});
