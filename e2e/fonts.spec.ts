import {expect, hydrated, test} from './support/test';

const fontOf = () => getComputedStyle(document.body).fontFamily;

test('fonts are loaded after the first page, and shown starting with the next page', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') requested.push(request.url());
  });
  await page.goto('/docs/sla');
  expect(requested).toEqual([]);
  expect(await page.evaluate(fontOf)).toMatch(/^-apple-system/);
  await hydrated(page);
  await expect.poll(() => requested.length).toBe(2);
  expect(await page.evaluate(fontOf)).toMatch(/^-apple-system/);

  await page.getByRole('main').getByRole('link', {name: 'Risk scores'}).first().click();
  await expect(page.getByRole('heading', {level: 1, name: 'Risk scores'})).toBeVisible();
  await expect.poll(() => page.evaluate(fontOf)).toMatch(/^"Inter Variable"/);
});

test('a later visit shows the fonts from the start, in time for the first frame', async ({
  page,
}) => {
  await page.goto('/docs/sla');
  await hydrated(page);
  await page.waitForFunction(() => localStorage.getItem('fonts'));

  await page.route('**/assets/js/*', () => {});
  await page.goto('/docs/sla');
  expect(await page.evaluate(fontOf)).toMatch(/^"Inter Variable"/);
  const ahead = page.locator('head > link[rel="preload"][as="font"]');
  await expect(ahead).toHaveCount(2);
  const addresses = await ahead.evaluateAll((links) =>
    (links as HTMLLinkElement[]).map(({href}) => href),
  );
  const requested = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({name}) => name),
  );
  // The addresses of the style sheet: anything else would be loaded for nothing.
  const fonts = requested.filter((name) => name.endsWith('.woff2'));
  expect(new Set(fonts)).toEqual(new Set(addresses));
});
