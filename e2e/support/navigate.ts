import type {Page} from '@playwright/test';

/** Navigates within the page, like one of the site's links or the back button: no page loads. */
export const navigate = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  }, address);
