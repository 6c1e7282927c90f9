import type {Page} from '@playwright/test';

/** Goes to an address within the page, as a link of the site or the back button does: no page is loaded for that. */
export const navigate = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  }, address);
