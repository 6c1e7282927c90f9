import {expect, test} from './support/test';

test('no script comes from elsewhere unless the builder asked for it', async ({page, baseURL}) => {
  await page.goto('/docs/quick-start');
  const sources = await page
    .locator('script[src]')
    .evaluateAll((scripts) =>
      scripts.map((script) => new URL((script as HTMLScriptElement).src).origin),
    );
  expect(new Set(sources)).toEqual(new Set([new URL(baseURL ?? '').origin]));
});
