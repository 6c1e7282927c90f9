import {expect, hydrated, test} from './support/test';

const route = '/docs/graphql-hosts';

test('a language that is chosen once is chosen on every example, and on the next page', async ({
  page,
}) => {
  await page.goto(route);
  await hydrated(page);
  await page.getByRole('tab', {name: 'Python'}).first().click();
  const panels = page.getByRole('tabpanel').filter({visible: true});
  for (const panel of await panels.all()) await expect(panel).toContainText('urllib.request');
  await page.goto('/docs/graphql-tickets');
  await expect(page.getByRole('tab', {name: 'Python', selected: true}).first()).toBeVisible();
});

test('the arrow keys move between the languages', async ({page}) => {
  await page.goto(route);
  await hydrated(page);
  await page.getByRole('tab', {name: 'GraphQL'}).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', {name: 'cURL'}).first()).toBeFocused();
});

test('a result is shown below its operation', async ({page}) => {
  await page.goto(route);
  const result = page.locator('main').getByText('"data": {').first();
  await expect(result).toBeVisible();
});

test('a long result shows its first lines, and all of them on request', async ({page}) => {
  await page.goto(route);
  const result = page.locator('details').filter({hasText: '"data": {'}).first();
  const last = result.locator('.token-line').last();
  await result.scrollIntoViewIfNeeded();
  await result.locator('summary').click();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every language can be read', async ({page}) => {
    await page.goto(route);
    await expect(page.locator('main').getByText('import urllib.request').first()).toBeVisible();
    await expect(page.getByRole('tablist').first()).toBeHidden();
  });
});

test('the schema of the API can be downloaded', async ({request}) => {
  const response = await request.get('/schema.graphql');
  expect(response.ok()).toBe(true);
  expect(await response.text()).toContain('type Host implements Asset & EntityModel & BaseModel');
});
