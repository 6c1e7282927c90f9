import {extraScript, stubServices} from './support/service-stub';
import {expect, hydrated, test} from './support/test';

test('the extra script loads once, with its integrity hash and without credentials', async ({
  page,
}) => {
  await page.goto('docs/quick-start');
  await hydrated(page);
  const element = page.locator('script[src^="http://localhost:3999/"]');
  await expect(element).toHaveCount(1);
  await expect(element).toHaveAttribute('integrity', /^sha384-/);
  await expect(element).toHaveAttribute('crossorigin', 'anonymous');
  await expect(page.locator('html')).toHaveAttribute('data-extra-script', 'ran');
});

test.describe('an extra script that someone tampered with', () => {
  test.use({expectedFaults: /console error: Failed to find a valid digest/});

  test("doesn't run, and the page works without it", async ({page, context}) => {
    await stubServices(context, {script: `${extraScript}\ndocument.title = 'stolen';`});
    await page.goto('docs/quick-start');
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-extra-script');
    await expect(page).not.toHaveTitle('stolen');
  });
});
