import type {Page} from '@playwright/test';

/** Pixels between the end of an explorer's results and what follows the explorer on the page. */
export const roomBelowFound = (page: Page) =>
  page.locator('search').evaluate((search) => {
    const shown = [...search.children].filter((part) => !part.hasAttribute('hidden'));
    const ends = shown.map((part) => part.getBoundingClientRect().bottom);
    return search.getBoundingClientRect().bottom - Math.max(...ends);
  });
