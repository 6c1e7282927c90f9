import {expect, hydrated, pasted, test} from './support/test';

const name = 'Copy page as Markdown';

test('a reader copies the page as Markdown, and is told so', async ({page, context, request}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/roles');
  await hydrated(page);
  await page.getByRole('link', {name}).click();
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
  const copy = await (await request.get('/docs/roles.md')).text();
  expect(await pasted(page)).toBe(copy);
  await expect(page).toHaveURL(/\/docs\/roles$/);
});

test.describe('where the browser refuses to copy', () => {
  // A text file names no icon, so the browser requests the default one.
  test.use({expectedFaults: /favicon\.ico|404 \(Not Found\)/});

  test('the reader gets to see the Markdown', async ({page}) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', {value: undefined}),
    );
    await page.goto('/docs/category/security');
    await hydrated(page);
    await page.getByRole('link', {name}).click();
    await expect(page).toHaveURL(/\/docs\/category\/security\.md$/);
  });
});

test('on the next page it copies that page', async ({page, isMobile}) => {
  test.skip(isMobile, 'the sidebar is closed there');
  await page.goto('/docs/roles');
  await hydrated(page);
  await page
    .getByRole('navigation', {name: 'Docs pages'})
    .getByRole('link', {name: 'Previous'})
    .click();
  await expect(page.getByRole('link', {name})).not.toHaveAttribute('href', '/docs/roles.md');
});

test('saying that it copied moves nothing', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/roles');
  await hydrated(page);
  const title = page.getByRole('heading', {level: 1});
  const before = await title.boundingBox();
  await page.getByRole('link', {name}).click();
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
  expect(await title.boundingBox()).toEqual(before);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('it is a link to the Markdown', async ({page}) => {
    await page.goto('/docs/roles');
    await expect(page.getByRole('link', {name})).toHaveAttribute('href', '/docs/roles.md');
  });
});
