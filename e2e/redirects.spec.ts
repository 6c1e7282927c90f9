import {redirects} from '../src/product/redirects';
import {navigate} from './support/navigate';
import {openSearch} from './support/search';
import {expect, test, visit} from './support/test';

for (const {from, to} of redirects) {
  for (const ending of ['', '.html']) {
    test(`${from}${ending} leads to ${to}`, async ({page}) => {
      await page.goto(from + ending);
      await page.waitForURL((url) => url.pathname + url.hash === to);
      if (to.includes('#'))
        await expect(page.locator(`[id="${to.split('#')[1]}"]`)).toBeInViewport();
    });
  }
}

test('within the site, /docs leads to its page, at its top', async ({page}) => {
  await visit(page, '/docs/roles');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await navigate(page, '/docs');
  await expect(page).toHaveURL('/docs/quick-start');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Quick start');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a search that was kept leads to where its page has moved', async ({page}) => {
  const old = {
    objectID: 'old',
    type: 'lvl1',
    url: '/docs/create-user',
    content: null,
    hierarchy: {lvl0: 'Guides', lvl1: 'Create a user'},
  };
  await page.addInitScript(
    (hits) => localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__site', hits),
    JSON.stringify([old]),
  );
  const {results} = await openSearch(page, '/docs/roles');
  await results.filter({hasText: 'Create a user'}).click();
  await expect(page).toHaveURL('/docs/users#create-a-user');
  await expect(page.locator('#create-a-user')).toBeInViewport();
});
