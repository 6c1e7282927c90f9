import type {Browser} from '@playwright/test';
import type {Server} from '../server';
import {onSlowPage} from './browser';
import type {Action} from './peers/peer';

/** How a page responds to the first thing a reader does. */
export interface Interaction {
  /** Milliseconds until the next frame, as in INP. */
  inp: number;
  /** Milliseconds until the result appears; null if it doesn't within 15 seconds. */
  answered: number | null;
}

/**
 * Opens a page in a fresh context and acts at the moment of the load event, before anything is touched.
 *
 * @throws {Error} if the page has nothing to act on
 */
export function interact(
  browser: Browser,
  site: Server,
  address: string,
  {on, key, types, shows}: Action,
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
    if (types) {
      await page.locator(types.into).waitFor({state: 'visible'});
      await page.keyboard.type(types.text);
    }
    const time = await answered;
    // The browser reports an event once the next frame is on the screen.
    await page.waitForTimeout(1000);
    return {inp: await page.evaluate(() => window.pageProbe.inp), answered: time};
  });
}
