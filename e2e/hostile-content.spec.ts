import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {openSearch, searchDialog} from './support/search';
import {expect, hydrated, test, visit} from './support/test';

const markup = `"><img src=x onerror="window.attacked=1"><script>window.attacked=1</script>`;
const hostile = [
  markup,
  'javascript:window.attacked=1',
  '</script><svg onload=window.attacked=1>',
  '{"__proto__":{"attacked":1}}',
  '%E0%A4%A',
];
const pages = ['/docs/quick-start', '/docs/bql-overview', '/docs/explorer', '/playground', '/help'];

/** Everything a reader sees, or a script could have added. */
async function stateOf(page: Page) {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  if (new URL(page.url()).pathname === '/playground')
    await expect(page.getByRole('status').filter({hasText: 'rows'})).toBeVisible();
  return page.evaluate(() => ({
    title: document.title,
    // A query's time differs with each run.
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
      // A different document each time: changing only the hash would load nothing.
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
        'feedback.sent',
        'docusaurus.tab.client',
        'playground.history',
        'playground.saved',
        '__DOCSEARCH_RECENT_SEARCHES__docs',
        '__DOCSEARCH_FAVORITE_SEARCHES__docs',
      ];
      for (const name of names) localStorage.setItem(name, text);
      for (const name of ['recovery.kept', 'recovery.left', 'playground.page', 'playground.entry'])
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
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(value);
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

test('a hash that stands for no text, on a page that is open, changes nothing', async ({page}) => {
  await visit(page, '/docs/roles');
  await page.evaluate(() => {
    location.hash = '#%E0%A4%A';
  });
  await expect(page).toHaveURL('/docs/roles#%E0%A4%A');
  await page.getByRole('link', {name: 'Next'}).click();
  await expect(page).not.toHaveURL(/roles/);
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(/crashed/);
});

test.describe('what the not-found page says of an address', () => {
  test.use({expectedFaults: /404/});

  for (const [address, words] of [
    ['/evil.example', 'evil example'],
    ['/docs/%FF-roles', 'ff roles'],
    ['/docs/\u202eselor\u202c\u200f', 'selor'],
    ['/docs/ro\u200bl\u2060es\u00ad', 'roles'],
    [`/docs/${'z\u0335\u0322\u0489'.repeat(40)}`, 'z'.repeat(32)],
    ['/docs/\uff45\uff56\uff49\uff4c\uff0e\uff45\uff58', 'evil ex'],
    ['/docs/\u3164\u115f\u05d0\u0627', ''],
    [`/docs/${'x'.repeat(3000)}`, 'x'.repeat(32)],
    [`/docs/${'abc-'.repeat(700)}`, 'abc '.repeat(12).trim()],
  ] as const) {
    test(`${JSON.stringify(address.slice(0, 40))} is plain words, and fits a phone`, async ({
      page,
    }) => {
      await page.setViewportSize({width: 360, height: 740});
      await page.goto(address);
      await hydrated(page);
      const field = page.getByRole('main').getByRole('searchbox');
      // Suggestions appear with the words or after them.
      await page.waitForLoadState('networkidle');
      await expect(field).toHaveValue(words);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
  }

  test('two slashes at its beginning lead to no other site', async ({page, baseURL}) => {
    // Not every server merges them into one slash.
    await page.route(`${baseURL}//evil.example/`, (route) =>
      route.fulfill({
        status: 404,
        contentType: 'text/html',
        body: readFileSync('build/404.html', 'utf8'),
      }),
    );
    await visit(page, `${baseURL}//evil.example/`);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('evil example');
    const links = page.locator('header a, nav a, main a');
    const origins = await links.evaluateAll((all) =>
      all.map((a) => (a as HTMLAnchorElement).origin),
    );
    expect([...new Set(origins)]).toEqual([new URL(baseURL ?? '').origin]);
    await expect(page).toHaveURL('/evil.example/');
  });
});

for (const [route, name] of [
  ['/docs/reference/udm', 'Search attributes'],
  ['/docs/connectors', 'Search connectors'],
  ['/docs/releases', 'Search releases'],
] as const) {
  test(`${route} reads and writes little of a long question`, async ({page}) => {
    const long = 'a'.repeat(200_000);
    await page.goto(`${route}?q=${long.slice(0, 7000)}#${long}`);
    await hydrated(page);
    const field = page.getByRole('searchbox', {name});
    await expect(field).toHaveValue(long.slice(0, 200));
    await page.goto(route);
    await hydrated(page);
    await field.fill(long);
    await expect(page).toHaveURL(`${route}?q=${long.slice(0, 200)}`);
    expect((await page.reload())?.status()).toBe(200);
    await expect(field).toHaveValue(long.slice(0, 200));
  });
}
