import type {Locator, Page, Route} from '@playwright/test';
import {openSearch} from './support/search';
import {expect, test} from './support/test';

// A hosted index returns all results at once.
test.skip(({hasServices}) => hasServices);

/** Holds back the embedded index's parts beyond titles and headings until told to let them through. */
async function holdParts(page: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/search-index\/(words|texts)-/, async (route: Route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Records what a live region says. */
async function listen(status: Locator) {
  await status.evaluate((element) => {
    const said = [element.textContent];
    Object.assign(window, {said});
    new MutationObserver(() => said.push(element.textContent)).observe(element, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  return async () =>
    (await status.page().evaluate(() => (window as unknown as {said: string[]}).said)).filter(
      (text) => /\d/.test(text),
    );
}

test('the search page says how many results there are once it knows, in the same place', async ({
  page,
}) => {
  const release = await holdParts(page);
  await page.goto('search?q=risk');
  const status = page.getByRole('status');
  const announced = await listen(status);
  const results = page.getByRole('main').locator('ol > li');
  await expect(results.first()).toBeVisible();
  await expect(page.getByText('First results for “risk”')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/\d results|Page 1 of/);
  const top = (await results.first().boundingBox())?.y;
  release();
  await expect(status).toHaveText(/^\d{3} results for “risk”$/);
  await expect(page.getByText(/^Page 1 of \d+/)).toBeVisible();
  expect(await announced()).toHaveLength(1);
  expect((await results.first().boundingBox())?.y).toBe(top);
});

test('the row that the reader is on stays in its place when the full answer arrives', async ({
  page,
}) => {
  const release = await holdParts(page);
  await page.goto('search?q=risk');
  const row = page.getByRole('main').locator('ol > li').nth(4);
  const link = row.getByRole('link');
  await link.focus();
  const [address, top] = [await link.getAttribute('href'), (await row.boundingBox())?.y];
  release();
  await expect(page.getByRole('status')).toHaveText(/^\d{3} results for “risk”$/);
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute('href', address ?? '');
  expect((await row.boundingBox())?.y).toBe(top);
});

test('the dialog says how many results there are once it knows', async ({page}) => {
  const release = await holdParts(page);
  const {dialog, results, status} = await openSearch(page);
  const announced = await listen(status);
  await page.keyboard.type('risk');
  await expect(results.first()).toBeVisible();
  await expect(dialog.getByRole('link', {name: 'See all results', exact: true})).toBeVisible();
  release();
  await expect(dialog.getByRole('link', {name: /^See all \d{3} results$/})).toBeVisible();
  await expect(status).toHaveText(/^\d{3} results for risk$/);
  expect(await announced()).toHaveLength(1);
});
