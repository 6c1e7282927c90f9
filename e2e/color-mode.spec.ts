import type {Page} from '@playwright/test';
import {expect, hydrated, test} from './support/test';

const toggle = (page: Page) =>
  page.getByRole('button', {name: /^Switch between dark and light mode/});

async function visit(page: Page) {
  await page.goto('/docs/quick-start');
  await hydrated(page);
  // On a phone, the toggle is in the menu.
  const menu = page.getByRole('button', {name: 'Toggle navigation bar'});
  if (await menu.isVisible()) await menu.click();
  await expect(toggle(page)).toBeVisible();
}

const expectMode = async (page: Page, mode: 'light' | 'dark') => {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  await expect(page.locator('html')).toHaveCSS('color-scheme', mode);
};

test('a reader whose system says nothing gets light', async ({page}) => {
  await page.emulateMedia({colorScheme: 'no-preference'});
  await visit(page);
  await expectMode(page, 'light');
});

test('the page follows the system until the reader chooses', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await visit(page);
  await expectMode(page, 'dark');
  await page.emulateMedia({colorScheme: 'light'});
  await expectMode(page, 'light');
  await page.emulateMedia({colorScheme: 'dark'});
  await expectMode(page, 'dark');
});

test('the toggle goes from system to light, dark and back to system', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await visit(page);
  await expect(toggle(page)).toHaveAccessibleName(/system mode/);
  await toggle(page).focus();

  await page.keyboard.press('Enter');
  await expect(toggle(page)).toHaveAccessibleName(/light mode\)$/);
  await expectMode(page, 'light');

  await page.keyboard.press('Enter');
  await expect(toggle(page)).toHaveAccessibleName(/dark mode\)$/);
  await page.emulateMedia({colorScheme: 'light'});
  await expectMode(page, 'dark');

  await page.keyboard.press('Enter');
  await expect(toggle(page)).toHaveAccessibleName(/system mode/);
  await expectMode(page, 'light');
  await page.emulateMedia({colorScheme: 'dark'});
  await expectMode(page, 'dark');
});

for (const [presses, mode] of [
  [1, 'light'],
  [2, 'dark'],
] as const) {
  test(`a choice of ${mode} outlives a reload, whatever the system says`, async ({page}) => {
    await page.emulateMedia({colorScheme: mode === 'light' ? 'dark' : 'light'});
    await visit(page);
    for (let press = 0; press < presses; press += 1) await toggle(page).click();
    await expectMode(page, mode);
    await visit(page);
    await expectMode(page, mode);
    await expect(toggle(page)).toHaveAccessibleName(new RegExp(`${mode} mode\\)$`));
  });
}

test.describe('before any script of the bundle runs', () => {
  test.use({expectedFaults: /assets\/js|ERR_FAILED/});

  test('the stored choice applies', async ({page}) => {
    await visit(page);
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto('/docs/quick-start');
    await expectMode(page, 'dark');
  });
});
