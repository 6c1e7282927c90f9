import type {Page} from '@playwright/test';
import {openSearch} from './support/search';
import {expect, hydrated, test} from './support/test';

const word = (page: Page) => page.getByRole('button', {name: 'MFA', exact: true});
const definition = (page: Page) => page.getByRole('tooltip').filter({hasText: /^Multifactor/});

async function visit(page: Page, route = '/docs/quick-start') {
  await page.goto(route);
  await hydrated(page);
  return {word: word(page), definition: definition(page)};
}

test('the keyboard opens a definition, Escape closes it, and the focus stays', async ({page}) => {
  const {word, definition} = await visit(page);
  await expect(word).toHaveAccessibleDescription(/^Multifactor authentication: /);
  await word.focus();
  await expect(definition).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(definition).toBeHidden();
  await expect(word).toBeFocused();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(definition).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(definition).toBeHidden();
  }
});

test('the next stop of the Tab key closes a definition', async ({page}) => {
  const {word, definition} = await visit(page);
  await word.focus();
  await expect(definition).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(word).not.toBeFocused();
  await expect(definition).toBeHidden();
});

test('one definition is open at a time', async ({page}) => {
  await visit(page);
  const words = page.locator('.term [role="button"]');
  for (const each of (await words.all()).slice(0, 3)) {
    await each.focus();
    await expect(page.getByRole('tooltip')).toHaveCount(1);
    await expect(each.locator('xpath=following-sibling::*')).toBeVisible();
  }
});

test.describe('with a pointer', () => {
  test.skip(({hasTouch}) => hasTouch, 'a finger does not hover');

  test('hovering opens a definition, onto which the pointer can move', async ({page}) => {
    await page.clock.install();
    const {word, definition} = await visit(page);
    await word.hover();
    await expect(definition).toBeVisible();
    await definition.hover();
    await page.clock.runFor(5000);
    await expect(definition).toBeVisible();
    await page.getByRole('heading', {level: 1}).hover();
    await expect(definition).toBeHidden();
  });

  test('Escape closes what hovering opened', async ({page}) => {
    const {word, definition} = await visit(page);
    await word.hover();
    await expect(definition).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(definition).toBeHidden();
  });

  test('a click keeps a definition open when the pointer leaves', async ({page}) => {
    const {word, definition} = await visit(page);
    await word.click();
    await page.mouse.move(0, 0);
    await expect(definition).toBeVisible();
    await page.getByRole('heading', {level: 1}).click();
    await expect(definition).toBeHidden();
  });
});

test.describe('with a finger', () => {
  test.skip(({hasTouch}) => !hasTouch, 'a screen without touch');

  test('a tap opens a definition, and a tap elsewhere closes it', async ({page}) => {
    const {word, definition} = await visit(page);
    await word.tap();
    await expect(definition).toBeVisible();
    await page.getByRole('heading', {level: 1}).tap();
    await expect(definition).toBeHidden();
  });
});

test('no definition leaves the window', async ({page, viewport}) => {
  await visit(page);
  for (const each of await page.locator('.term [role="button"]').all()) {
    await each.focus();
    const bubble = each.locator('xpath=following-sibling::*');
    await expect(bubble).toBeVisible();
    const box = await bubble.boundingBox();
    if (!box || !viewport) throw new Error('no box');
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
    expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
  }
});

test('a sentence is copied and printed without the definition', async ({page}) => {
  const {word, definition} = await visit(page);
  const copied = await word.evaluate((element) => {
    getSelection()?.selectAllChildren(element.closest('li, p') ?? element);
    return getSelection()?.toString();
  });
  expect(copied).toContain('MFA');
  expect(copied).not.toContain('Multifactor');
  await word.focus();
  await expect(definition).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(definition).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a page reads as usual, and focus opens a definition', async ({page}) => {
    await page.goto('/docs/quick-start');
    await expect(definition(page)).toBeHidden();
    await word(page).focus();
    await expect(definition(page)).toBeVisible();
  });
});

test('the glossary leads from letters to terms, and from terms to pages', async ({page}) => {
  await visit(page, '/docs/reference/glossary');
  await expect(page.locator('.term')).toHaveCount(0);
  await page.getByRole('link', {name: 'R', exact: true}).click();
  await expect(page).toHaveURL(/#r$/);
  await expect(page.getByRole('heading', {name: 'RBAC'})).toBeInViewport();
});

test('search finds a term, and no definition in the text of other pages', async ({page}) => {
  const {field, results} = await openSearch(page);
  await field.fill('residual risk');
  await expect(results.first().getByRole('link')).toHaveAttribute(
    'href',
    /\/docs\/reference\/glossary#residual-risk$/,
  );
  await field.fill('authenticator app second proof of identity');
  await expect(results.first().getByRole('link')).toHaveAttribute('href', /glossary#mfa$/);
});
