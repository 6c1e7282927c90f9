/**
 * Times each key press in the explorers' fields, as the browser itself does: from the key to the frame that shows it
 * (Event Timing, which rounds to 8 ms and reports nothing below 16). Only prints; it doesn't pass or fail.
 *
 * Run it with nothing else on the machine, after `npm run build`: `npm run bench:explorer`.
 */
import type {Browser} from '@playwright/test';
import {launch} from '../pages/browser';
import {serve} from '../server';
import {median} from '../statistics';

const explorers = ['/docs/reference/udm', '/docs/connectors', '/docs/releases'];
const rounds = 10;
const typed = 'risk rat';
/** Between a fast typist's keys, and until the page has responded to a reader's pause, in milliseconds. */
const pace = 120;
const pause = 900;

/** What a key press does. */
const kinds = ['first letter', 'further letters', 'emptied', 'typed again'] as const;
type Times = Record<(typeof kinds)[number], number[]>;

async function main() {
  const server = await serve(['build']);
  const browser = await launch();
  console.log(`Milliseconds over ${rounds} visits each: median, slowest.\n`);
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
    /** For each key press, the time until a frame showed it; 8 if the browser reports nothing. */
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
      // The events of one press start within moments of each other.
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
