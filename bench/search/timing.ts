import type {Browser, BrowserContext, Page} from '@playwright/test';
import type {Line, Server} from '../server';
import {median} from '../statistics';
import {installProbe} from './probe';
import type {Prepared} from './systems/system';
import {workerHeap} from './worker-heap';

/** A slow phone on a slow line. */
export const slow = {
  cpu: 4,
  line: {latency: 150, bytesPerSecond: 1_600_000 / 8} satisfies Line,
};

export interface Timing {
  /** Bytes sent from the click to the first result, and before it only for search. */
  bytes: number;
  /** Click to first result, with nothing loaded and the query pasted as soon as there's an input. */
  cold: number;
  /** The same, after the pointer has rested on the button or field. */
  rested: number;
  /** The same, on a page that has just loaded. */
  early: number;
  /** From replacing the query to the new query's first result, with everything loaded. */
  warm: number;
  /** Longest main-thread task while a query is typed key by key; 0 below 50 ms. */
  longestTask: number;
  /** Bytes of JavaScript in the workers after all that. */
  heap: number;
}

/** What a reader does before opening search, in milliseconds: reads the page, rests a hand on the button. */
interface Before {
  reading: number;
  resting: number;
}

/** Our pages start their script after three seconds at the latest; the peers' pages start theirs immediately. */
const visits = {
  cold: {reading: 4000, resting: 0},
  rested: {reading: 4000, resting: 150},
  early: {reading: 500, resting: 0},
} satisfies Record<string, Before>;

// Each is a page's title, so that the first result differs from the previous one.
const coldQueries = ['risk scores', 'tenable', 'create a dashboard', 'password policy', 'glossary'];
const warmQueries = [
  'servicenow',
  'amazon inspector',
  'security policies',
  'fortify static code analyzer',
  'unlock a user',
  'rotate the signing certificate',
];
const typed = ['how is the risk score calculated', '/api/auth/login', 'critical vulnerabilities'];

/**
 * Measures a system as a reader experiences it: medians over fresh browser contexts, one for each cold query.
 *
 * @param throttled on the slow phone and line
 * @throws {Error} if a system shows no result for a query
 */
export async function time(
  browser: Browser,
  prepared: Prepared,
  server: Server,
  throttled: boolean,
): Promise<Timing> {
  const rounds: Timing[] = [];
  for (const query of coldQueries) {
    const inNewContext = async <T>(measure: (context: BrowserContext) => Promise<T>) => {
      const context = await browser.newContext({viewport: {width: 1280, height: 800}});
      try {
        return await measure(context);
      } finally {
        server.line = undefined;
        await context.close();
      }
    };
    const coldAfter = (before: Before) =>
      inNewContext(
        async (context) => (await open(context, prepared, server, query, before, throttled)).cold,
      );
    const rested = await coldAfter(visits.rested);
    const early = await coldAfter(visits.early);
    const measured = await inNewContext((context) =>
      round(context, prepared, server, query, throttled),
    );
    rounds.push({...measured, rested, early});
  }
  const middle = (name: keyof Timing) => median(rounds.map((values) => values[name]));
  return {
    bytes: middle('bytes'),
    cold: middle('cold'),
    rested: middle('rested'),
    early: middle('early'),
    warm: middle('warm'),
    longestTask: Math.max(...rounds.map((values) => values.longestTask)),
    heap: Math.max(...rounds.map((values) => values.heap)),
  };
}

async function round(
  context: BrowserContext,
  prepared: Prepared,
  server: Server,
  query: string,
  throttled: boolean,
): Promise<Omit<Timing, 'rested' | 'early'>> {
  const before = visits.cold;
  const {page, bytes, cold} = await open(context, prepared, server, query, before, throttled);
  await page.waitForTimeout(throttled ? 3000 : 500);
  const warm = await replaceQueries(page, prepared);
  const typing = query === coldQueries[0] && !throttled;
  const longestTask = typing ? await typeQueries(page, prepared) : 0;
  const heap = typing ? await workerHeap(page) : 0;
  return {bytes, cold, warm, longestTask, heap};
}

/** Opens a page, then its search, and pastes a query. */
async function open(
  context: BrowserContext,
  prepared: Prepared,
  server: Server,
  query: string,
  before: Before,
  throttled: boolean,
): Promise<{page: Page; cold: number; bytes: number}> {
  const page = await context.newPage();
  // tsx names functions through a helper that pages don't have: https://github.com/privatenumber/tsx/issues/113
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(installProbe, prepared.result);
  server.requests.length = 0;
  await page.goto(server.url + prepared.page, {waitUntil: 'networkidle'});
  await page.locator(prepared.open).first().waitFor();
  await page.waitForTimeout(before.reading);
  const fetchedEarly = server.requests.filter(({path}) => prepared.early?.(path));
  server.requests.length = 0;
  if (throttled) await throttle(context, page, server);

  if (before.resting > 0) {
    await page.locator(prepared.open).first().hover();
    await page.waitForTimeout(before.resting);
  }
  const first = page.evaluate(() => window.searchProbe.cold());
  await page.locator(prepared.open).first().click();
  await page.locator(prepared.input).first().waitFor();
  await page.locator(prepared.input).first().focus();
  await page.keyboard.insertText(query);
  const cold = await first;
  const bytes = [...fetchedEarly, ...server.requests].reduce(
    (sum, request) => sum + request.bytes,
    0,
  );
  return {page, cold, bytes};
}

async function throttle(context: BrowserContext, page: Page, server: Server) {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', {rate: slow.cpu});
  server.line = slow.line;
}

async function replaceQueries(page: Page, prepared: Prepared): Promise<number> {
  const times: number[] = [];
  for (const query of warmQueries) {
    const next = page.evaluate(() => window.searchProbe.warm());
    await page.locator(prepared.input).first().selectText();
    await page.keyboard.insertText(query);
    const taken = await next;
    // The first result might be the same as before, so there's nothing to measure.
    if (taken !== null) times.push(taken);
    await page.waitForTimeout(300);
  }
  if (times.length < warmQueries.length / 2) throw new Error('too few queries changed the results');
  return median(times);
}

async function typeQueries(page: Page, prepared: Prepared): Promise<number> {
  await page.evaluate(() => window.searchProbe.watchTasks());
  for (const query of typed) {
    await page.locator(prepared.input).first().selectText();
    await page.keyboard.type(query, {delay: 80});
    await page.waitForTimeout(500);
  }
  return page.evaluate(() => window.searchProbe.longestTask);
}
