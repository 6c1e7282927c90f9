import type {Page} from '@playwright/test';

/** The script that makes every page come alive. */
export const bundle = /\/main\.\w+\.js$/;

/** Headless Chromium can report on its own that a pointer moved to the corner, which isn't a reader's intent. */
export const ignoreCorner = (page: Page) =>
  page.addInitScript(() => {
    const ignore = (event: PointerEvent) => {
      if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
    };
    addEventListener('pointermove', ignore, {capture: true});
  });

/** Opens a page whose script the test can delay as long as it wants. Returns a function that lets it arrive. */
export async function visitWithoutScript(page: Page, route: string): Promise<() => void> {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(bundle, async (asked) => {
    await arrival;
    await asked.continue();
  });
  await ignoreCorner(page);
  await page.goto(route);
  return arrive;
}
