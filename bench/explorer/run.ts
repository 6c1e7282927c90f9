/**
 * Times each key press in the fields of the explorers, as the browser itself does: from the key to the frame that shows
 * it (Event Timing, which rounds to 8 ms and says nothing below 16). Prints, and judges nothing.
 *
 * Run it alone on a machine, after `npm run build`: `npm run bench:explorer`.
 */
import type {Browser} from '@playwright/test';
import {launch} from '../pages/browser';
import {serve} from '../server';
import {median} from '../statistics';

const explorers = ['/docs/reference/udm', '/docs/connectors', '/docs/releases'];
const rounds = 10;
const typed = 'risk rat';
/** Between two keys of a quick typist, and until a reader's pause has been answered; in milliseconds. */
const pace = 120;
const pause = 900;

/** What a key press does. */
const kinds = ['first letter', 'further letters', 'emptied', 'typed again'] as const;
type Times = Record<(typeof kinds)[number], number[]>;

async function main() {
  const server = await serve(['build']);
  const browser = await launch();
  console.log(`Milliseconds of ${rounds} visits each: median, slowest.\n`);
  for (const route of explorers) {
    const visits: Times[] = [];
    for (let round = 0; round < rounds; round += 1)
      visits.push(await typeIn(browser, server.url + route));
    console.log(route);
    for (const kind of kinds) {
      const times = visits.flatMap((visit) => visit[kind]);
      console.log(`  ${kind.padEnd(16)} ${median(times)}, ${Math.max(...times)}`);
    }
  }
  await browser.close();
  server.close();
}

async function typeIn(browser: Browser, address: string): Promise<Times> {
  const page = await browser.newPage({viewport: {width: 1280, height: 800}});
  await page.goto(address);
  const field = page.locator('main').getByRole('searchbox');
  await page.mouse.move(300, 300);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await field.focus();
  await page.getByRole('combobox').first().waitFor();
  await page.waitForTimeout(pause);
  await page.evaluate(watchKeys);
  for (const key of typed) {
    await page.keyboard.press(key);
    await page.waitForTimeout(pace);
  }
  await page.waitForTimeout(pause);
  await field.selectText();
  await page.waitForTimeout(pause);
  for (const key of ['Delete', 'h']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(pause);
  }
  const times = await page.evaluate(() => window.keyTimes);
  await page.close();
  const [first = 0, ...further] = times.slice(0, typed.length);
  const [emptied = 0, again = 0] = times.slice(typed.length);
  return {
    'first letter': [first],
    'further letters': further,
    emptied: [emptied],
    'typed again': [again],
  };
}

declare global {
  interface Window {
    /** Of each key press, how long until a frame showed it; 8 where the browser says nothing. */
    keyTimes: number[];
  }
}

/** Runs in the page. */
function watchKeys() {
  const presses: number[] = [];
  window.keyTimes = [];
  const onPress = ({timeStamp}: KeyboardEvent) => {
    presses.push(timeStamp);
    window.keyTimes.push(8);
  };
  addEventListener('keydown', onPress, {capture: true});
  new PerformanceObserver((list) => {
    for (const {startTime, duration} of list.getEntries()) {
      // The events of one press begin within moments.
      const press = presses.findLastIndex((time) => time <= startTime && startTime < time + 5);
      const known = window.keyTimes[press];
      if (known !== undefined) window.keyTimes[press] = Math.max(known, duration);
    }
  }).observe({type: 'event', durationThreshold: 16} as PerformanceObserverInit);
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
