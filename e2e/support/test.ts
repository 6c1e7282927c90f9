import {test as base, expect, type Page} from '@playwright/test';
import {hostSite, type SearchHosts} from './hosted-search';
import {serviceOrigin, stubServices} from './service-stub';

export interface Options {
  /** Faults that a test provokes on purpose: console errors and requests that match pass. */
  expectedFaults: RegExp | undefined;
  /**
   * Whether the build has every service on: stubs then answer for them, and for the hosts of its search index two
   * servers of the test's own, with the site's pages.
   */
  hasServices: boolean;
}

interface Fixtures {
  /** The servers of the hosted index, where there is one. */
  searchHosts: SearchHosts | undefined;
  watch: undefined;
}

/** Every test fails on a console error, an uncaught exception, a failed request or a request to another origin. */
export const test = base.extend<Options & Fixtures>({
  expectedFaults: [undefined, {option: true}],
  hasServices: [false, {option: true}],
  searchHosts: [
    async ({context, hasServices}, use) => {
      if (!hasServices) return use(undefined);
      await stubServices(context);
      const hosts = await hostSite(context);
      await use(hosts);
      await hosts.stop();
    },
    {auto: true},
  ],
  watch: [
    async ({page, baseURL, expectedFaults, searchHosts}, use) => {
      const faults: string[] = [];
      const note = (fault: string) => {
        if (!expectedFaults?.test(fault)) faults.push(fault);
      };
      const origins = [
        new URL(baseURL ?? 'http://localhost').origin,
        ...(searchHosts ? [...searchHosts.origins, serviceOrigin] : []),
      ];
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
        if (url.protocol.startsWith('http') && !origins.includes(url.origin)) {
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
 * Shows that a reader means to use the page, for which its script waits, and waits until React has taken the page
 * over: before that, a click is kept for later. Docusaurus marks the root element when hydration is done.
 */
export async function hydrated(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await page.waitForSelector('html[data-has-hydrated="true"]');
}

/** Opens a page, and waits until React has taken it over. */
export async function visit(page: Page, route: string) {
  await page.goto(route);
  await hydrated(page);
}

/**
 * Has the browser ask the test about every file, from the first on. A route that is added to a page that is open reaches
 * its process a moment later than the next key may, whose files then pass by it.
 */
export const interceptFromStart = (page: Page) => page.route('**/*', (route) => route.fallback());

export {expect};

/** What the clipboard holds, pasted as a reader would: the site's policy lets no script read it. */
export async function pasted(page: Page): Promise<string> {
  const text = await page.evaluateHandle(() => {
    const field = document.createElement('textarea');
    document.body.append(field);
    field.focus();
    const received = new Promise<string>((resolve) => {
      field.addEventListener('paste', ({clipboardData}) => {
        resolve(clipboardData?.getData('text') ?? '');
        field.remove();
      });
    });
    // A promise alone would be waited for, and nothing be pasted until then.
    return {received};
  });
  await page.keyboard.press('ControlOrMeta+v');
  return text.evaluate(({received}) => received);
}
