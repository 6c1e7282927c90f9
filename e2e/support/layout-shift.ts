import type {Page} from '@playwright/test';

/** How much the page has jumped on its own since it loaded. */
export const layoutShift = (page: Page) =>
  page.evaluate(async () => {
    const entries = await new Promise<PerformanceEntry[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({type: 'layout-shift', buffered: true});
      // Nothing is reported if nothing jumped.
      requestAnimationFrame(() => setTimeout(() => resolve([]), 200));
    });
    return entries.reduce((sum, entry) => sum + (entry as unknown as {value: number}).value, 0);
  });
