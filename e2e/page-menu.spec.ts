import type {Page} from '@playwright/test';
import {expect, hydrated, pasted, test} from './support/test';

/** Hidden on phones, which have it in the menu. */
const copyLink = (page: Page) => page.getByRole('link', {name: 'Copy page', includeHidden: true});
const openMenu = (page: Page) => page.getByLabel('More ways to read this page');
const copied = (page: Page) => page.getByRole('status').filter({hasText: 'Copied'});

/** Copies the page with the button or, on a phone, which has room for the menu only, from the menu. */
async function copyPage(page: Page) {
  if (await copyLink(page).isVisible()) return copyLink(page).click();
  await openMenu(page).click();
  return page.getByRole('link', {name: 'Copy as Markdown'}).click();
}

async function visit(page: Page, route = '/docs/roles') {
  await page.goto(route);
  await hydrated(page);
}

test('a reader copies the page as Markdown, and is told so', async ({page, context, request}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page);
  await copyPage(page);
  await expect(copied(page)).toBeVisible();
  const copy = await (await request.get('/docs/roles.md')).text();
  expect(await pasted(page)).toBe(copy);
  await expect(page).toHaveURL(/\/docs\/roles$/);
});

test('the menu opens, moves, and closes by keyboard, and gives the focus back', async ({page}) => {
  await visit(page);
  const summary = openMenu(page);
  const copy = page.getByRole('link', {name: 'Copy as Markdown'});
  const view = page.getByRole('link', {name: 'View as Markdown'});
  await summary.focus();
  await page.keyboard.press('ArrowDown');
  await expect(copy).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(view).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('link', {name: 'Print a section'})).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(copy).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await expect(summary).toBeFocused();
});

test('the menu closes when the reader does something else', async ({page}) => {
  await visit(page);
  const view = page.getByRole('link', {name: 'View as Markdown'});
  await openMenu(page).click();
  await expect(view).toBeVisible();
  // On a phone, the menu covers the title.
  await page.getByRole('heading', {level: 2}).last().click();
  await expect(view).toBeHidden();
});

test('copying from the menu closes it and says so', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page);
  await openMenu(page).click();
  await page.getByRole('link', {name: 'Copy as Markdown'}).click();
  await expect(copied(page)).toBeVisible();
  await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeHidden();
});

test.describe('Markdown in the browser', () => {
  // A text file names no icon, so the browser requests the default one.
  test.use({expectedFaults: /favicon\.ico|404 \(Not Found\)/});

  test('opens from the menu', async ({page}) => {
    await visit(page);
    await openMenu(page).click();
    await page.getByRole('link', {name: 'View as Markdown'}).click();
    await expect(page).toHaveURL(/\/docs\/roles\.md$/);
  });

  test('opens where the browser refuses to copy', async ({page}) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', {value: undefined}),
    );
    await visit(page, '/docs/category/security');
    await copyPage(page);
    await expect(page).toHaveURL(/\/docs\/category\/security\.md$/);
  });
});

test('on the next page it copies that page', async ({page}) => {
  await visit(page);
  await page
    .getByRole('navigation', {name: 'Docs pages'})
    .getByRole('link', {name: 'Previous'})
    .click();
  await expect(copyLink(page)).not.toHaveAttribute('href', '/docs/roles.md');
});

test('saying that it copied moves nothing', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page);
  const title = page.getByRole('heading', {level: 1});
  const before = await title.boundingBox();
  await copyPage(page);
  await expect(copied(page)).toBeVisible();
  expect(await title.boundingBox()).toEqual(before);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the menu opens, and its links lead to the Markdown', async ({page}) => {
    await page.goto('/docs/roles');
    await expect(copyLink(page)).toHaveAttribute('href', '/docs/roles.md');
    await openMenu(page).click();
    const view = page.getByRole('link', {name: 'View as Markdown'});
    await expect(view).toBeVisible();
    await expect(view).toHaveAttribute('href', '/docs/roles.md');
  });
});
