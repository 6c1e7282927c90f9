import type {Page} from '@playwright/test';
import {product} from '../src/product/facts';
import {kinds} from './support/kinds';
import {expect, hydrated, pasted, test} from './support/test';

const connectApi = `/docs/${product.slug}-connect-api`;

/** Positions of the first section's heading and example. */
const firstExample = async (page: Page) => {
  const text = await page.locator('main h2').first().boundingBox();
  const example = await page.locator('.section-examples').first().boundingBox();
  if (!text || !example) throw new Error('the page has no section with an example');
  return {text, example};
};

test('examples are next to their text in a wide window, and below it in a narrow one', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(kinds['api example']);
  const wide = await firstExample(page);
  expect(wide.example.x).toBeGreaterThan(wide.text.x + wide.text.width);
  expect(Math.abs(wide.example.y - wide.text.y)).toBeLessThan(24);
  for (const width of [390, 1100]) {
    await page.setViewportSize({width, height: 900});
    const narrow = await firstExample(page);
    expect(narrow.example.y).toBeGreaterThan(narrow.text.y + narrow.text.height);
  }
});

test('an example stays in sight while its longer text scrolls', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(connectApi);
  const example = page.locator('.side-by-side:has(#log-in) .section-examples');
  await page.locator('.side-by-side:has(#log-in) details').scrollIntoViewIfNeeded();
  await page.locator('.side-by-side:has(#log-in) details').evaluate((errors) => {
    window.scrollTo(0, errors.getBoundingClientRect().top + window.scrollY - 300);
  });
  await expect(example).toBeInViewport();
});

test('the address of a request can be copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(kinds['api example']);
  await hydrated(page);
  await page.getByRole('button', {name: 'Copy address'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
  expect(await pasted(page)).toMatch(/^https:\/\/<your-instance>\..*\/graphql\/caasm$/);
});

test("a request's failures are folded, with what each status means", async ({page}) => {
  await page.goto(connectApi);
  await hydrated(page);
  const errors = page.locator('details', {hasText: /^Errors: 400, 401/}).first();
  const meaning = errors.getByText("The request can't be read.");
  await expect(meaning).toBeHidden();
  await errors.locator('summary').click();
  await expect(meaning).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the folded contents lead to a section', async ({page}) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({width, height: 900});
      await page.goto(connectApi);
      await page.getByText('On this page').click();
      await page.locator('.theme-doc-toc-mobile').getByRole('link', {name: 'Send a batch'}).click();
      await expect(page.getByRole('heading', {name: 'Send a batch'})).toBeInViewport();
    }
  });
});
