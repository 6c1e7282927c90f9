import type {Page} from '@playwright/test';

/** Has all of a page laid out: what the reader isn't near yet has neither a size nor a text of its own. */
export const layOutWhole = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.whole = '';
    return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
  });
