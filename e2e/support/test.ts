import {test as base, expect, type Page} from '@playwright/test';

interface Options {
  /** Faults that a test provokes on purpose: console errors and requests that match pass. */
  expectedFaults: RegExp | undefined;
}

/** Every test fails on a console error, an uncaught exception, a failed request or a request to another origin. */
export const test = base.extend<Options & {watch: undefined}>({
  expectedFaults: [undefined, {option: true}],
  watch: [
    async ({page, baseURL, expectedFaults}, use) => {
      const faults: string[] = [];
      const note = (fault: string) => {
        if (!expectedFaults?.test(fault)) faults.push(fault);
      };
      const origin = new URL(baseURL ?? 'http://localhost').origin;
      page.on('console', (message) => {
        if (message.type() === 'error') note(`console error: ${message.text()}`);
      });
      page.on('pageerror', (error) => note(`uncaught exception: ${error.message}`));
      page.on('requestfailed', (request) => {
        // A navigation cancels what the page before it was still prefetching.
        if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
        note(`failed request: ${request.url()} ${request.failure()?.errorText}`);
      });
      page.on('response', (response) => {
        if (response.status() >= 400)
          note(`failed request: ${response.url()} ${response.status()}`);
      });
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith('http') && url.origin !== origin) {
          note(`cross-origin request: ${request.url()}`);
        }
      });
      await use(undefined);
      expect(faults, 'faults the page had').toEqual([]);
    },
    {auto: true},
  ],
});

/**
 * Waits until React has taken the page over: before that, a click is a plain browser click.
 * Docusaurus marks the root element when hydration is done.
 */
export async function hydrated(page: Page) {
  await page.waitForSelector('html[data-has-hydrated="true"]');
}

export {expect};
