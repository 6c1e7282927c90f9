import type {Page} from '@playwright/test';
import {layoutShift} from './support/layout-shift';
import {expect, hydrated, test} from './support/test';

const bar = (page: Page) => page.locator('.theme-announcement-bar');
const idKey = 'docusaurus.announcement.id';
const dismissKey = 'docusaurus.announcement.dismiss';

async function visit(page: Page) {
  await page.goto('/docs/quick-start');
  await hydrated(page);
}

test('a closed announcement stays closed on other pages and after a reload', async ({page}) => {
  await visit(page);
  await expect(bar(page)).toBeVisible();
  const close = bar(page).getByRole('button', {name: 'Close'});
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeHidden();
  await page.locator('.pagination-nav__link--next').click();
  await page.waitForURL((url) => url.pathname !== '/docs/quick-start');
  await expect(bar(page)).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(bar(page)).toBeHidden();
});

test('the keyboard reaches the close button', async ({page}) => {
  await visit(page);
  const close = bar(page).getByRole('button', {name: 'Close'});
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab');
    if (await close.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(close).toBeFocused();
});

test('a new announcement shows at once to a reader who closed the one before', async ({page}) => {
  await visit(page);
  await page.evaluate(
    ([id, dismiss]) => {
      localStorage.setItem(id, 'an-older-announcement');
      localStorage.setItem(dismiss, 'true');
    },
    [idKey, dismissKey] as const,
  );
  await page.reload();
  await expect(bar(page), 'before the script has started').toBeVisible();
  await hydrated(page);
  await expect(bar(page)).toBeVisible();
  expect(await layoutShift(page), 'the page they are reading does not jump').toBeLessThan(0.01);
});

test('an announcement that is closed before the script has started stays closed', async ({
  page,
}) => {
  await page.goto('/docs/quick-start');
  await bar(page).getByRole('button', {name: 'Close'}).click();
  await expect(bar(page)).toBeHidden();
  await page.reload();
  await expect(bar(page)).toBeHidden();
  await hydrated(page);
  await expect(bar(page)).toBeHidden();
});

for (const dismissed of [false, true]) {
  test(`nothing jumps as a page loads, announcement ${dismissed ? 'closed' : 'open'}`, async ({
    page,
  }) => {
    if (dismissed) {
      await visit(page);
      await bar(page).getByRole('button', {name: 'Close'}).click();
    }
    await visit(page);
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });
}
