import {indexFiles, openSearch, violations} from './support/search';
import {expect, test} from './support/test';

test.use({expectedFaults: /search-index|404/});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode, axe finds nothing wrong with`, () => {
    test.use({colorScheme, contextOptions: {reducedMotion: 'reduce'}});

    test('search before a query, its results, and recent and favorite searches', async ({page}) => {
      const {dialog, results} = await openSearch(page);
      await expect(dialog.getByText('No recent searches')).toBeVisible();
      expect(await violations(page), 'before a query').toEqual([]);

      await page.keyboard.type('security policies');
      await expect(results.first()).toBeVisible();
      expect(await violations(page), 'results').toEqual([]);

      await page.keyboard.press('Enter');
      await page.keyboard.press('Control+k');
      await dialog.getByRole('button', {name: 'Save this search'}).click();
      await expect(dialog.getByText('Favorite', {exact: true})).toBeVisible();
      expect(await violations(page), 'favorites').toEqual([]);

      await page.keyboard.type('roles');
      await expect(results.first()).toContainText('Roles');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Control+k');
      await expect(dialog.getByText('Recent', {exact: true})).toBeVisible();
      expect(await violations(page), 'recent searches').toEqual([]);
    });

    test('search without results', async ({page}) => {
      const {dialog} = await openSearch(page);
      await page.keyboard.type('vulnerabilty');
      await expect(dialog.getByText('Try searching for')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('search that failed', async ({page}) => {
      await page.route(indexFiles, (route) => route.fulfill({status: 404}));
      const {dialog} = await openSearch(page);
      await page.keyboard.type('roles');
      await expect(dialog.getByRole('button', {name: 'Try again'})).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    for (const query of ['', 'risk', 'vulnerabilty']) {
      test(`the search page for "${query}"`, async ({page}) => {
        await page.goto(`/search?q=${query}`);
        await expect(page.getByRole('status')).toHaveText(query ? /for/ : /searched/);
        expect(await violations(page)).toEqual([]);
      });
    }

    test('the search page that failed', async ({page}) => {
      await page.route(indexFiles, (route) => route.fulfill({status: 404}));
      await page.goto('/search?q=roles');
      await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}
