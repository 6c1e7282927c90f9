import type {Browser} from '@playwright/test';
import type {Server} from '../server';
import {onSlowPage} from './browser';

/** What a first visit to a page costs, with nothing cached from the site. */
export interface Visit {
  /** Bytes (brotli) that have arrived at the load event. */
  untilLoad: number;
  /** Bytes (brotli) of the page's HTML and styles. */
  look: number;
  /** Bytes (brotli) that have arrived once nothing more arrives on its own. */
  untilIdle: number;
  /** Bytes (gzip) of scripts that run on their own, whenever they start. */
  script: number;
  /** Bytes (gzip) of the page's own HTML. */
  html: number;
  lcp: number;
  tbt: number;
  cls: number;
}

/** A page is idle when nothing has arrived for this many milliseconds; some sites wait for the reader to pause. */
const quiet = 5000;

interface Request {
  path: string;
  type: string;
  /** When the full response arrived, and whether it came from the network. */
  end?: number;
  isSent?: boolean;
}

/**
 * Opens a page in a fresh context and waits until it has loaded everything, including prefetches.
 *
 * @throws {Error} if the page doesn't respond
 */
export function visit(browser: Browser, site: Server, address: string): Promise<Visit> {
  return onSlowPage(browser, async (page, devtools) => {
    const requests = new Map<string, Request>();
    let loaded = Number.POSITIVE_INFINITY;
    let last = Date.now();
    devtools.on('Network.requestWillBeSent', ({requestId, request, type = 'Other'}) => {
      if (request.url.startsWith(site.url))
        requests.set(requestId, {path: new URL(request.url).pathname, type});
      last = Date.now();
    });
    devtools.on('Network.loadingFinished', ({requestId, timestamp, encodedDataLength}) => {
      const request = requests.get(requestId);
      if (request) Object.assign(request, {end: timestamp, isSent: encodedDataLength > 0});
      last = Date.now();
    });
    devtools.on('Page.loadEventFired', ({timestamp}) => {
      loaded = timestamp;
    });
    const answer = await page.goto(site.url + address, {waitUntil: 'load'});
    if (!answer?.ok()) throw new Error(`${site.url}${address} returns ${answer?.status()}`);
    while (Date.now() - last < quiet) await page.waitForTimeout(100);
    const {lcp, tbt, cls} = await page.evaluate(() => window.pageProbe);
    const all = [...requests.values()];
    const sent = all.filter(({isSent}) => isSent);
    const sum = (some: Request[], encoding: 'br' | 'gzip') =>
      [...new Set(some.map(({path}) => path))].reduce(
        (bytes, path) => bytes + site.sizeOf(path, encoding),
        0,
      );
    return {
      untilLoad: sum(
        sent.filter(({end = 0}) => end <= loaded),
        'br',
      ),
      look: sum(
        sent.filter(({type}) => ['Document', 'Stylesheet'].includes(type)),
        'br',
      ),
      untilIdle: sum(sent, 'br'),
      // A prefetched script counts once it runs.
      script: sum(
        all.filter(({type}) => type === 'Script'),
        'gzip',
      ),
      html: site.sizeOf(address, 'gzip'),
      lcp,
      tbt,
      cls,
    };
  });
}
