import type {Page} from '@playwright/test';
import {axe, violationsInBothModes, violationsInEveryMode} from './support/axe';
import {kinds} from './support/kinds';
import {openPlayground} from './support/playground';
import {openSearch} from './support/search';
import {sitemapRoutes} from './support/sitemap';
import {expect, test, visit} from './support/test';

test.use({
  contextOptions: {reducedMotion: 'reduce'},
  expectedFaults: /404/,
});

/**
 * The sitemap is split among this many tests, which run side by side. Anything that breaks the security policy, calls
 * another server, or logs a console error fails a test, so this also tests every page under the policy.
 */
const hands = 16;

for (let hand = 0; hand < hands; hand += 1) {
  test(`axe finds nothing wrong with the pages of hand ${hand + 1} of ${hands}`, async ({
    page,
    request,
  }) => {
    const routes = ['/search?q=risk', '/docs/no-such-roles', ...(await sitemapRoutes(request))];
    const dealt = routes.filter((_route, index) => index % hands === hand);
    test.setTimeout(dealt.length * 15_000);
    // Pages don't prefetch their links, so that each loads only what it needs.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
    });
    await page.addInitScript(axe);
    const found: string[] = [];
    // Each page loads the way the previous one was left: wide and narrow alternate.
    let isNarrow = false;
    for (const route of dealt) {
      await visit(page, route);
      const isThorough = Object.values(kinds).includes(route);
      for (const violation of await violationsInEveryMode(page, {isNarrow, isThorough})) {
        found.push(`${route}, ${violation}`);
      }
      isNarrow = !isNarrow;
    }
    expect(found).toEqual([]);
  });
}

/** Everything that opens over or in a page, opened the way a reader does. */
const overlays: Record<string, (page: Page) => Promise<void>> = {
  async 'search results'(page) {
    const {results} = await openSearch(page);
    await page.keyboard.type('security policies');
    await expect(results.first()).toBeVisible();
  },
  async 'the feedback dialog with an error'(page) {
    await visit(page, '/docs/quick-start');
    await page.getByRole('button', {name: 'Feedback'}).click();
    const dialog = page.getByRole('dialog', {name: 'How can we help?'});
    await dialog.getByRole('button', {name: 'Open mail program'}).click();
    await expect(dialog.getByText('Write a message first.')).toBeVisible();
  },
  async 'an enlarged picture'(page) {
    await visit(page, '/docs/quick-start');
    await page
      .getByRole('button', {name: /^Enlarge: ./})
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('button', {name: 'Close'})).toBeFocused();
  },
  async 'the definition of a term'(page) {
    await visit(page, '/docs/quick-start');
    await page.locator('.term [role="button"]').first().focus();
    await expect(page.getByRole('tooltip').first()).toBeVisible();
  },
  async 'the locale menu'(page) {
    await visit(page, '/docs/quick-start');
    await page.getByRole('button', {name: 'English'}).press('Enter');
    await expect(page.locator('.dropdown__menu')).toBeVisible();
  },
  async 'the playground with results'(page) {
    const {said, button} = await openPlayground(page);
    await button('Explain').click();
    await expect(said(/rows/)).toBeVisible();
  },
};

for (const [overlay, open] of Object.entries(overlays)) {
  test(`axe finds nothing wrong with ${overlay}`, async ({page}) => {
    await open(page);
    expect(await violationsInEveryMode(page, {isThorough: true})).toEqual([]);
  });
}

for (const panel of ['main menu', 'sidebar']) {
  test(`axe finds nothing wrong with the ${panel} of a narrow window`, async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await visit(page, '/docs/quick-start');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const back = page.getByRole('button', {name: /Back to main menu/});
    await expect(back).toBeVisible();
    if (panel === 'main menu') await back.click();
    expect(await violationsInBothModes(page)).toEqual([]);
  });
}
