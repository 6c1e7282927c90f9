import type {Page} from '@playwright/test';
import {expect} from './test';

export const library = '/docs/bql-example-library/simple-asset-queries';
export const query = 'FIND Host WHERE riskRating = "Critical" LIMIT 5';

/** Opens the playground with a query, and waits for its results. */
export async function openPlayground(page: Page, text = query) {
  await page.goto(`playground#${new URLSearchParams({q: text})}`);
  const parts = partsOf(page);
  await expect(parts.editor).toBeVisible();
  return parts;
}

/** The parts of the playground, as a reader names them. */
export function partsOf(page: Page) {
  const playground = page.getByRole('group', {name: 'Playground'});
  return {
    playground,
    editor: playground.getByRole('textbox', {name: 'Query'}),
    table: playground.getByRole('table'),
    rows: playground.locator('tbody tr'),
    said: (text: string | RegExp) => playground.getByRole('status').filter({hasText: text}),
    button: (name: string) => playground.getByRole('button', {name, exact: true}),
    /** What opens a menu. */
    menu: (name: string) => playground.locator(`summary[aria-label="${name}"]`),
  };
}

/** Enters text into the editor with only the keyboard. */
export async function retype(page: Page, text: string) {
  await partsOf(page).editor.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}
