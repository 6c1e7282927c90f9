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
  const section = page.locator('.side-by-side:has(#log-in)');
  await section.locator('.responses').evaluate((responses) => {
    window.scrollTo(0, responses.getBoundingClientRect().top + window.scrollY - 300);
  });
  await expect(section.locator('.section-examples')).toBeInViewport();
});

test('a table without examples next to it is as wide as the text', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(connectApi);
  const rightOf = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    return box ? box.x + box.width : 0;
  };
  const table = await rightOf('.api-page .table-scroll');
  expect(Math.abs(table - (await rightOf('.api-page h1')))).toBeLessThanOrEqual(1);
});

test('the commands of steps are next to them, in the column of examples', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(connectApi);
  const steps = await page.locator('#send-your-first-batch ~ ol').first().boundingBox();
  const answer = await page.locator('.theme-code-block', {hasText: 'app-hr'}).last().boundingBox();
  expect(answer?.x).toBeGreaterThan((steps?.x ?? 0) + 320);
});

test('a language that is chosen for a request is chosen on other API pages', async ({page}) => {
  await page.goto(connectApi);
  await hydrated(page);
  const request = page.locator('.side-by-side:has(#send-a-batch)');
  await expect(request.getByRole('tabpanel').filter({visible: true})).toContainText('curl');
  await request.getByRole('tab', {name: 'Python'}).click();
  await expect(request.getByRole('tabpanel').filter({visible: true})).toContainText('urllib');
  await page.goto(kinds['api example']);
  await expect(page.getByRole('tab', {name: 'Python', selected: true}).first()).toBeVisible();
});

test("the sidebar leads to each request's section, and names the method", async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(kinds['api example']);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.getByRole('link', {name: 'Delete a record DELETE'}).click();
  await expect(page).toHaveURL(/#delete-a-record$/);
  await expect(page.getByRole('heading', {name: 'Delete a record'})).toBeInViewport();
});

test('the sidebar follows the reader from operation to operation', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(connectApi);
  await hydrated(page);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  for (const [id, name] of [
    ['send-a-batch', 'Send a batch POST'],
    ['delete-a-record', 'Delete a record DELETE'],
  ] as const) {
    await page.locator(`#${id}`).evaluate((heading) => heading.scrollIntoView());
    const link = sidebar.getByRole('link', {name});
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(link).toBeInViewport();
  }
});

test("next to a page's beginning, a list leads to its requests", async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(connectApi);
  const list = page.locator('.endpoints');
  await expect(list).toBeInViewport({ratio: 1});
  await list.getByRole('link', {name: /^DELETE .*\{key\}$/}).click();
  await expect(page.getByRole('heading', {name: 'Delete a record'})).toBeInViewport();
  await page.setViewportSize({width: 390, height: 900});
  await expect(list).toBeHidden();
});

test('the bar of contents names the section that is read, and its list closes', async ({page}) => {
  await page.goto(connectApi);
  await hydrated(page);
  const bar = page.locator('.contents-bar');
  await bar.getByText('On this page').click();
  const link = bar.getByRole('link', {name: 'List records GET'});
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await bar.getByText('On this page').click();
  await link.click();
  await expect(link).toBeHidden();
  await expect(bar.locator('.section')).toHaveText('List records');
  await expect(page.getByRole('heading', {name: 'List records'})).toBeInViewport();
});

test('the address of a request can be copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(kinds['api example']);
  await hydrated(page);
  await page.getByRole('button', {name: 'Copy address'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
  expect(await pasted(page)).toMatch(/^https:\/\/<your-instance>\..*\/graphql\/caasm$/);
});

test("a request's failures are folded, with their names and what each status means", async ({
  page,
}) => {
  await page.goto(connectApi);
  await hydrated(page);
  const responses = page.locator('.side-by-side:has(#log-in) .responses');
  await expect(responses.getByText('The token.')).toBeVisible();
  const meaning = responses.getByText('The request can’t be read.');
  await expect(meaning).toBeHidden();
  await responses.getByText('400 Bad Request').click();
  await expect(meaning).toBeVisible();
});

test('the fields of nested values unfold', async ({page}) => {
  await page.goto(connectApi);
  const nested = page.locator('.nested-fields', {hasText: 'RecordIssue'}).first();
  const meaning = nested.getByText('The problem, for people.');
  await expect(meaning).toBeHidden();
  await nested.locator('summary').click();
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
