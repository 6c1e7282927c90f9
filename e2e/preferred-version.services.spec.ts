import type {Page} from '@playwright/test';
import {newestPlatform} from '../src/product/doc-versions';
import {expect, test, visit} from './support/test';

const key = 'docs-preferred-version-default';
const kept = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);

test('the version that a reader prefers is kept in the browser', async ({page}) => {
  await visit(page, 'fixtures/version');
  await expect(page.getByRole('status')).toHaveText('Preferred: none');
  expect(await kept(page)).toBeNull();
  await page.getByRole('button', {name: 'Prefer this version'}).click();
  await expect(page.getByRole('status')).toHaveText(`Preferred: ${newestPlatform()}`);
  expect(await kept(page)).toBe('current');
  await page.reload();
  await expect(page.getByRole('status')).toHaveText(`Preferred: ${newestPlatform()}`);
});

test('a version that there is no more is forgotten', async ({page}) => {
  await page.addInitScript((name) => {
    if (!sessionStorage.getItem('seen')) localStorage.setItem(name, '9.0');
    sessionStorage.setItem('seen', 'yes');
  }, key);
  await visit(page, 'docs/roles');
  await expect.poll(() => kept(page)).toBeNull();
});
