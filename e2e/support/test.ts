import {test as base, expect, type Page} from '@playwright/test';
import {hostSite, type SearchHosts} from './hosted-search';
import {layOutWhole} from './lay-out-whole';
import {serviceOrigin, stubServices} from './service-stub';

export interface Options {
  /** Faults that a test causes on purpose: matching console errors and requests are allowed. */
  expectedFaults: RegExp | undefined;
  /**
   * Whether the build has every service turned on: stubs then answer for them, and two of the test's own servers, with
   * the site's pages, answer for the search index's hosts.
   */
  hasServices: boolean;
}

interface Fixtures {
  /** The hosted index's servers, if there is one. */
  searchHosts: SearchHosts | undefined;
  watch: undefined;
}

/** Every test fails on a console error, an uncaught exception, a failed request, or a request to another origin. */
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
        // A navigation cancels what the previous page was still prefetching.
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
 * Shows the reader intent that the page's script waits for, then waits until React has taken over the page. Before that,
 * clicks are saved for later. Docusaurus marks the root element when hydration is done. Then the whole page is laid out:
 * Playwright goes to what it clicks in one step, as no reader does, and what's laid out there would move.
 */
export async function hydrated(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await layOutWhole(page);
}

/** Opens a page, and waits until React has taken over. */
export async function visit(page: Page, route: string) {
  await page.goto(route);
  await hydrated(page);
}

/**
 * Has the browser ask the test about every file, starting with the first. A route added to an open page can reach the
 * page's process later than the next key press, whose files then bypass it.
 */
export const interceptFromStart = (page: Page) => page.route('**/*', (route) => route.fallback());

export {expect};

/** The clipboard's contents, pasted as a reader would: the site's policy lets no script read it. */
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
    // A bare promise would be awaited, and nothing would be pasted until then.
    return {received};
  });
  await page.keyboard.press('ControlOrMeta+v');
  return text.evaluate(({received}) => received);
}
