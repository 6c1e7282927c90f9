import {type Browser, type CDPSession, chromium, type Page} from '@playwright/test';
import {findBrowser} from '../../e2e/support/browser';
import {installProbe} from './probe';

/** A slow phone on a slow line. */
export const slow = {cpu: 4, bytesPerSecond: 1_600_000 / 8, latency: 150};

/** Starts Chromium, with extra arguments if needed. It can wait, because a busy machine is slow. */
export const launch = (args: string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser(),
    timeout: 0,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      ...args,
    ],
  });

/** Runs something on an empty page in a fresh context, with the probe in place and throttling on. */
export async function onSlowPage<T>(
  browser: Browser,
  run: (page: Page, devtools: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    // tsx names functions through a helper that pages don't have: https://github.com/privatenumber/tsx/issues/113
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(installProbe);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Page.enable');
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slow.latency,
      downloadThroughput: slow.bytesPerSecond,
      uploadThroughput: slow.bytesPerSecond,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: slow.cpu});
    return await run(page, devtools);
  } finally {
    await context.close();
  }
}
