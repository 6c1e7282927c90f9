import type {Page} from '@playwright/test';
import {openSearch, searchDialog} from './support/search';
import {expect, hydrated, test} from './support/test';

const markup = `"><img src=x onerror="window.attacked=1"><script>window.attacked=1</script>`;
const hostile = [
  markup,
  'javascript:window.attacked=1',
  '</script><svg onload=window.attacked=1>',
  '{"__proto__":{"attacked":1}}',
  '%E0%A4%A',
];
const pages = ['/docs/quick-start', '/docs/bql-overview', '/docs/explorer', '/playground', '/help'];

/** All that a reader sees, or that a script could have added. */
async function stateOf(page: Page) {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  if (new URL(page.url()).pathname === '/playground')
    await expect(page.getByRole('status').filter({hasText: 'rows'})).toBeVisible();
  return page.evaluate(() => ({
    title: document.title,
    // A query takes another time each time it runs.
    text: document.querySelector('main')?.innerText.replace(/(Under )?\d+ ms/g, ''),
    background: getComputedStyle(document.body).backgroundColor,
    elements: document.querySelectorAll('script:not([src]), img, iframe, object, embed').length,
    attacked: 'attacked' in window || 'attacked' in {},
  }));
}

for (const route of pages) {
  test(`nothing in the query or after the hash changes ${route}`, async ({page}) => {
    test.setTimeout(60_000);
    await page.goto(route);
    const clean = await stateOf(page);
    expect(clean.attacked).toBe(false);
    const text = hostile.map(encodeURIComponent).join('&');
    for (const address of [
      `${route}?${text}`,
      `${route}?__proto__[attacked]=1&constructor[prototype][attacked]=1&utm=${text}`,
      `${route}?docusaurus-data-x=${encodeURIComponent(markup)}`,
      `${route}#${encodeURIComponent(markup)}`,
      `${route}#${markup}`,
    ]) {
      // Another document each time: a change of the hash alone would load nothing.
      await page.goto('about:blank');
      await page.goto(address);
      expect(await stateOf(page), address).toEqual(clean);
    }
  });
}

test('nothing in the storage changes a page', async ({page}) => {
  test.setTimeout(120_000);
  await page.goto('/docs/quick-start');
  const clean = await stateOf(page);
  await openSearch(page);
  await page.keyboard.press('Escape');
  for (const value of [
    ...hostile,
    JSON.stringify(markup),
    JSON.stringify({text: [markup]}),
    '[[]]',
    '7',
  ]) {
    await page.evaluate((text) => {
      const names = [
        ...Object.keys(localStorage),
        'theme',
        'docusaurus.announcement.id',
        'feedback.draft',
        'feedback.outbox',
        'docusaurus.tab.client',
        '__DOCSEARCH_RECENT_SEARCHES__docs',
        '__DOCSEARCH_FAVORITE_SEARCHES__docs',
      ];
      for (const name of names) localStorage.setItem(name, text);
      for (const name of ['recovery.kept', 'recovery.left', 'playground.page'])
        sessionStorage.setItem(name, text);
    }, value);
    await page.goto('about:blank');
    await page.goto('/docs/quick-start');
    expect(await stateOf(page), value).toEqual(clean);
    await page.getByRole('button', {name: 'Feedback'}).click();
    await expect(page.getByRole('dialog', {name: 'How can we help?'})).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await searchDialog(page).field.waitFor();
    expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
  }
});

test.describe('where the page repeats what it was given', () => {
  test.use({expectedFaults: /404/});

  for (const value of hostile) {
    test(`${value} stays text`, async ({page}) => {
      await page.goto(`/search?q=${encodeURIComponent(value)}`);
      const before = await stateOf(page);
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(value.slice(0, 64));
      expect(before.attacked).toBe(false);
      await expect(page.locator('main img[src=x], main svg[onload], main script')).toHaveCount(0);

      const address = `/docs/${encodeURIComponent(value.replaceAll('/', ' '))}`;
      await page.goto(address);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
      expect((await stateOf(page)).attacked).toBe(false);
      await expect(page.locator('main img[src=x], main svg[onload], main script')).toHaveCount(0);

      const {field, dialog} = await openSearch(page);
      await field.fill(value.slice(0, 64));
      await expect(
        dialog.getByText('No results').or(dialog.getByRole('treeitem')).first(),
      ).toBeVisible();
      await expect(dialog.locator('img[src=x], svg[onload], script')).toHaveCount(0);
      expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
    });
  }
});
