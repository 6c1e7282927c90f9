import type {CDPSession, Page} from '@playwright/test';
import {kinds} from './support/kinds';
import {bundle} from './support/script';
import {expect, hydrated, test} from './support/test';

/** An entry of the browser's trace. A script that made the browser lay out the page is in its stack. */
interface TraceEvent {
  name: string;
  args: {beginData?: {stackTrace?: {url: string; lineNumber: number}[]}};
}

/** Records what the browser does until the returned function is called. */
async function trace(devtools: CDPSession): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({value}) => events.push(...(value as never[])));
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    categories: 'devtools.timeline,disabled-by-default-devtools.timeline.stack',
  });
  return async () => {
    const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
    await devtools.send('Tracing.end');
    await complete;
    return events;
  };
}

// A script that reads a place while the page is still arriving makes the browser lay out all that's there, and again
// what follows, in one long task.
for (const [kind, route] of Object.entries(kinds).filter(([kind]) => kind !== 'not found')) {
  test(`no script has the page laid out before it's shown: ${kind}`, async ({page, baseURL}) => {
    const stop = await trace(await page.context().newCDPSession(page));
    await page.goto(route, {waitUntil: 'domcontentloaded'});
    const events = await stop();
    const layouts = events.filter(({name}) => name === 'Layout');
    const callers = layouts.flatMap(({args}) => args.beginData?.stackTrace ?? []);
    // Playwright's own scripts have no address.
    expect(callers.filter(({url}) => url.startsWith(baseURL ?? 'http'))).toEqual([]);
  });
}

const long = '/docs/roles';
const section = '#create-a-new-role';

/** How far a section is from the top of the window. */
const topOf = (page: Page, id: string) =>
  page.locator(id).evaluate((heading) => Math.round(heading.getBoundingClientRect().top));

test('what is far below the window is laid out when the reader comes near', async ({page}) => {
  await page.goto(kinds.connector);
  const last = page.locator('.markdown > .table-scroll').last();
  const isLaidOut = () =>
    last
      .locator('td')
      .first()
      .evaluate((cell) => cell.checkVisibility({contentVisibilityAuto: true}));
  expect(await isLaidOut()).toBe(false);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(isLaidOut).toBe(true);
});

test('an address with a section leads to it, and the page stays there', async ({page}) => {
  await page.goto(long + section);
  const top = await topOf(page, section);
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(160);
  await hydrated(page);
  await page.waitForTimeout(300);
  expect(await topOf(page, section)).toBe(top);
});

test("what is far has the focus in the window, even if it wasn't laid out", async ({page}) => {
  await page.goto(long);
  const link = page.locator('.markdown a').last();
  await link.focus();
  await expect(link).toBeInViewport({ratio: 1});
  await page.waitForTimeout(300);
  await expect(link).toBeInViewport({ratio: 1});
});

test('a link to a section leads to it before the script is there', async ({page}) => {
  await page.route(bundle, () => {});
  await page.goto(long);
  // Where the contents are folded, the link isn't shown.
  const link = page.locator(`article a[href$="${section}"]`).first();
  await link.evaluate((element: HTMLElement) => element.click());
  await expect.poll(() => topOf(page, section)).toBeLessThan(160);
  expect(await topOf(page, section)).toBeGreaterThan(0);
});

test('after a reload, the reader is at the same place', async ({page}) => {
  await page.goto(long);
  await page.locator(section).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(300);
  const top = await topOf(page, section);
  await page.reload();
  await expect.poll(() => topOf(page, section)).toBeGreaterThan(top - 3);
  expect(await topOf(page, section)).toBeLessThan(top + 3);
});
