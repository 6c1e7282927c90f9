import {kinds} from './support/kinds';
import {expect, hydrated, test} from './support/test';

const example = kinds['api example'];

test('the tabs of a page stay what they are when its script starts', async ({page}) => {
  await page.goto(example);
  const before = await page.locator('.tabs-container pre').elementHandles();
  expect(before.length).toBeGreaterThan(1);
  await hydrated(page);
  // By then, what differs in a browser, such as code buttons, has been drawn.
  await page
    .getByRole('button', {name: /copy code/i})
    .first()
    .waitFor();
  for (const block of before) expect(await block.evaluate((node) => node.isConnected)).toBe(true);
});

test('a language that a reader chose is shown on the next page, too', async ({page}) => {
  await page.goto(example);
  await hydrated(page);
  await page.getByRole('tab', {name: 'Python'}).first().click();
  await page.goto('/docs/graphql-tickets');
  await hydrated(page);
  const panel = page.getByRole('tabpanel', {name: 'Python'}).first();
  await expect(panel).toBeVisible();
  await expect(panel).toContainText('import');
});
