import type {Page} from '@playwright/test';
import {hydrated} from './test';

/** Requests that a search makes: for the embedded index's files, and to a hosted index's hosts. */
export const searchRequests = /\/search-index\/|\/\/localhost:399[78]\//;

/** The parts of the search dialog, as a reader names them. */
export function searchDialog(page: Page) {
  const dialog = page.getByRole('dialog', {name: 'Search docs'});
  return {
    dialog,
    field: dialog.getByRole('combobox', {name: 'Search docs'}),
    results: dialog.getByRole('treeitem'),
    status: dialog.getByRole('status'),
  };
}

/** Opens a page and, with the keyboard, the search dialog on it; waits until DocSearch appears in it. */
export async function openSearch(page: Page, route = 'docs/roles') {
  await page.goto(route);
  await hydrated(page);
  await page.keyboard.press('Control+k');
  const parts = searchDialog(page);
  await parts.field.waitFor();
  return parts;
}
