import {expect, hydrated, test} from './support/test';

test('nothing is counted, and no client is loaded, unless the builder asked for it', async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await page.goto('/docs/quick-start');
  await hydrated(page);
  await page.locator('.pagination-nav__link--next').click();
  await page.waitForURL((url) => url.pathname !== '/docs/quick-start');
  await page.waitForLoadState('networkidle');
  expect(posts).toEqual([]);
  expect((await Promise.all(scripts)).filter((code) => code.includes('plausible_ignore'))).toEqual(
    [],
  );
});
