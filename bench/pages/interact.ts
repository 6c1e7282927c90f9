import type {Browser} from '@playwright/test';
import type {Server} from '../server';
import {onSlowPage} from './browser';
import type {Action} from './peers/peer';

/** How a page answers the first thing that a reader does. */
export interface Interaction {
  /** Milliseconds until the next frame, as INP counts. */
  inp: number;
  /** Milliseconds until what was asked for is there; null when it does not come within 15 seconds. */
  answered: number | null;
}

/**
 * Opens a page in a fresh context and acts in the moment of the load event, before anything has been touched.
 *
 * @throws {Error} when the page has nothing to act on
 */
export function interact(
  browser: Browser,
  site: Server,
  address: string,
  {on, key, shows}: Action,
): Promise<Interaction> {
  return onSlowPage(browser, async (page) => {
    await page.goto(site.url + address, {waitUntil: 'load'});
    const answered = page.evaluate(([on, shows]) => window.pageProbe.answered(on, shows), [
      on,
      shows,
    ] as const);
    const target = page.locator(on).filter({visible: true}).first();
    if (key) {
      await target.focus();
      await page.keyboard.press(key);
    } else {
      const box = await target.boundingBox();
      if (!box) throw new Error(`${site.url}${address} shows nothing that matches ${on}`);
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    }
    const time = await answered;
    // The browser tells of an event once the frame after it is on the screen.
    await page.waitForTimeout(1000);
    return {inp: await page.evaluate(() => window.pageProbe.inp), answered: time};
  });
}
