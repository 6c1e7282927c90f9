import type {Page} from '@playwright/test';
import type {SearchBackend, SearchRequest} from '../src/search/index/backend';
import {tokenize} from '../src/search/index/tokens';
import type {SearchHosts} from './support/hosted-search';
import {openSearch, searchDialog} from './support/search';
import {expect, hydrated, interceptFromStart, test} from './support/test';

test('the button opens search; Escape closes it and gives the focus back', async ({page}) => {
  await page.goto('docs/quick-start');
  await hydrated(page);
  const button = page.getByRole('button', {name: 'Search docs'});
  await button.click();
  const {dialog, field} = searchDialog(page);
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('placeholder', 'Search docs');
  await expect(dialog.getByText('No recent searches')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

for (const keys of ['Control+k', 'Meta+k', '/']) {
  test(`${keys} opens search, and the focus returns to where it was`, async ({page}) => {
    await page.goto('docs/roles');
    await hydrated(page);
    const link = page.getByRole('article').getByRole('link').first();
    await link.focus();
    await page.keyboard.press(keys);
    const {dialog, field} = searchDialog(page);
    await expect(field).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
  });
}

test('a slash that is typed into a field stays a slash', async ({page}) => {
  await page.goto('search');
  await hydrated(page);
  const field = page.getByRole('searchbox', {name: 'Search docs'});
  await field.pressSequentially('a/b');
  await expect(field).toHaveValue('a/b');
  const {dialog} = searchDialog(page);
  await expect(dialog).toHaveCount(0);
});

test('neither DocSearch nor the index loads before a reader reaches for search', async ({
  page,
  hasServices,
}) => {
  const scripts: string[] = [];
  const isLoaded = () => scripts.some((body) => body.includes('DocSearch-NoResults'));
  const index: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/search-index/')) index.push(response.url());
    if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''));
  });
  await page.goto('docs/roles');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(isLoaded()).toBe(false);
  expect(index).toEqual([]);
  await page.getByRole('button', {name: 'Search docs'}).focus();
  await expect.poll(isLoaded).toBe(true);
  if (hasServices) expect(index, 'the index is elsewhere').toEqual([]);
  else await expect.poll(() => index.length).toBeGreaterThan(0);
});

test('what is typed before DocSearch has loaded is searched', async ({page}) => {
  await interceptFromStart(page);
  await page.goto('docs/roles');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.keyboard.press('/');
  await page.keyboard.type('security policies');
  const {field, results} = searchDialog(page);
  await expect(field).toHaveValue('security policies');
  await expect(field).toBeFocused();
  await expect(results.first()).toContainText('Security policies');
});

test('Enter and a click go to a result without leaving the app', async ({page}) => {
  const {dialog, results} = await openSearch(page);
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await page.keyboard.type('security policies');
  await expect(results.first()).toContainText('Security policies');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('docs/security-policies');
  await expect(dialog).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('quick start');
  await results
    .getByRole('link', {name: /^Quick start/})
    .first()
    .click();
  await expect(page).toHaveURL(/\/docs\/quick-start/);
  await expect(page.locator('body[data-same-document]')).toBeAttached();
});

test.describe('a result on another site', () => {
  test.use({expectedFaults: /elsewhere\.example/});
  const elsewhere = 'https://elsewhere.example/start';

  /** A backend whose hits all lead to one address. */
  const pointing = (backend: SearchBackend | undefined, url: string): SearchBackend => ({
    async search(requests) {
      const {results = []} = (await backend?.search(requests)) ?? {};
      return {
        results: results.map((result) => ({
          ...result,
          hits: result.hits.map((hit) => ({...hit, url})),
        })),
      };
    },
  });

  for (const way of ['Enter', 'a click']) {
    test(`loads it on ${way}`, async ({page, searchHosts}) => {
      await page.route('https://elsewhere.example/**', (route) =>
        route.fulfill({contentType: 'text/html', body: '<h1>Elsewhere</h1>'}),
      );
      await page.route('**/search-index/index.json', async (route) => {
        const index = await (await route.fetch()).json();
        index.urls[index.titles.indexOf('Quick start')] = elsewhere;
        await route.fulfill({json: index});
      });
      // Both: on a busy machine, the first responds so late that the second is tried.
      for (const host of searchHosts ? [searchHosts.first, searchHosts.second] : []) {
        host.backend = pointing(host.backend, elsewhere);
      }
      const {results} = await openSearch(page);
      await page.keyboard.type('quick start');
      await expect(results.first()).toContainText('Quick start');
      if (way === 'Enter') await page.keyboard.press('Enter');
      else await results.getByRole('link').first().click();
      await expect(page).toHaveURL(elsewhere);
    });
  }
});

test('the field takes 64 characters', async ({page}) => {
  const {field} = await openSearch(page);
  await page.keyboard.type('x'.repeat(70));
  await expect(field).toHaveValue('x'.repeat(64));
});

test('the best matches stand first, whatever their section', async ({page}) => {
  const {field, dialog} = await openSearch(page);
  await field.fill('exceptions');
  const groups = dialog.locator('.DocSearch-Hits');
  await expect(groups.first().locator('.DocSearch-Hit-source')).toHaveText('Best matches');
  // Each row of a part of a page names the page and its section.
  await expect(groups.first()).toContainText(/ · (?:BQL|Guides|Reference)/);
  await expect(groups.nth(1).locator('.DocSearch-Hit-source')).not.toHaveText('Best matches');
});

test('results come in groups of at most five, and are announced', async ({page}) => {
  const {dialog, results, status} = await openSearch(page);
  await page.keyboard.type('risk');
  await expect(results.first()).toBeVisible();
  await expect(status).toHaveText(/^\d+ results for risk$/);
  await expect.poll(() => dialog.getByRole('tree').count()).toBeGreaterThan(1);
  const largest = () =>
    dialog
      .getByRole('tree')
      .evaluateAll((groups) => Math.max(...groups.map((group) => group.children.length)));
  // The first results come only from titles; more of the index loads automatically.
  await expect.poll(largest).toBe(5);
  await dialog.getByRole('link', {name: /^See all/}).click();
  await expect(page).toHaveURL('search?q=risk');
});

test('a snippet has ten words, five on a narrow screen', async ({page, hasTouch}) => {
  const {dialog} = await openSearch(page);
  await page.keyboard.type('risk');
  const snippets = dialog.locator('.DocSearch-Hit').getByText('…');
  await expect(snippets.first()).toBeVisible();
  // An identifier such as `v.riskRating` is one word.
  const counts = (await snippets.allTextContents()).map((text) => tokenize(text).length);
  expect(Math.max(...counts)).toBe(hasTouch ? 5 : 10);
});

test('a pasted text that is too long for the dialog can be searched whole', async ({page}) => {
  const {dialog, field} = await openSearch(page);
  const text = `security policies ${'and roles '.repeat(9)}end`;
  await field.evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    input.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true}));
  }, text);
  // The browser inserts nothing for a made-up event.
  await field.fill(text.slice(0, 64));
  await dialog.getByRole('link', {name: 'Search for all of it'}).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(text);
  await expect(page.getByRole('status')).toContainText('for “security policies');
});

test('the arrow keys choose a result, Tab stays in the dialog', async ({page}) => {
  const {dialog, field, results} = await openSearch(page);
  await page.keyboard.type('risk');
  await expect(results.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(results.nth(1)).toHaveAttribute('aria-selected', 'true');
  const chosen = await results.nth(1).getAttribute('id');
  await expect(field).toHaveAttribute('aria-activedescendant', chosen ?? '');
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('link').last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
});

test('a query asks for what the index can answer', async ({page, hasTouch, searchHosts}) => {
  const lastRequest = await watchRequests(page, searchHosts);
  const {results} = await openSearch(page);
  await page.keyboard.type('risk');
  await expect(results.first()).toBeVisible();
  const words = hasTouch ? 5 : 10;
  expect(await lastRequest('risk')).toEqual({
    query: 'risk',
    indexName: searchHosts ? 'docs' : 'embedded',
    hitsPerPage: 20,
    clickAnalytics: false,
    facets: ['hierarchy.lvl0'],
    facetingAfterDistinct: true,
    typoTolerance: false,
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    attributesToRetrieve: [
      ...[0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`),
      ...['content', 'type', 'url'],
    ],
    attributesToSnippet: [
      ...[1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:${words}`),
      `content:${words}`,
    ],
    facetFilters: [
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ],
  });
});

test('the search page asks as the dialog does, and for a page of results', async ({
  page,
  searchHosts,
}) => {
  const lastRequest = await watchRequests(page, searchHosts);
  const {results} = await openSearch(page);
  await page.keyboard.type('risk');
  await expect(results.first()).toBeVisible();
  const ofDialog = await lastRequest('risk');
  await page.goto('search?q=risk&page=2');
  await expect(page.getByRole('navigation', {name: 'Result pages'})).toContainText('Page 2');
  expect(await lastRequest('risk', 1)).toEqual({...ofDialog, page: 1});
});

/**
 * Records queries to the index, wherever it is. Call it before opening the page. The function it returns waits until
 * the newest request asks for these words and this page: on a slow machine, results of "ri" are shown before "risk" is
 * asked.
 */
async function watchRequests(page: Page, searchHosts: SearchHosts | undefined) {
  await page.addInitScript(() => {
    const asked: unknown[] = [];
    Object.assign(window, {asked});
    window.Worker = class extends Worker {
      override postMessage(message: {name?: string; args?: unknown[]}) {
        if (message.name === 'ask') asked.push(message.args?.[0]);
        super.postMessage(message);
      }
    };
  });
  const newest = async () => {
    const asked = searchHosts
      ? searchHosts.first.received.map(({body}) => body)
      : await page.evaluate(() =>
          (window as unknown as {asked: string[]}).asked.map((query) => JSON.parse(query)),
        );
    return (asked.at(-1) as {requests: SearchRequest[]} | undefined)?.requests[0];
  };
  return async (query: string, pageNumber?: number) => {
    await expect.poll(newest).toMatchObject({query, ...(pageNumber && {page: pageNumber})});
    return newest();
  };
}

test('the mark of the service is on the page where the service answers, and only there', async ({
  page,
  hasServices,
}) => {
  const {dialog} = await openSearch(page);
  await expect(dialog.getByRole('contentinfo')).toHaveCount(0);
  await expect(dialog.locator('.DocSearch-Logo')).toHaveCount(hasServices ? 1 : 0);
  await expect(page.locator('link[rel=preconnect][href*="algolia"]')).toHaveCount(
    hasServices ? 1 : 0,
  );
});
