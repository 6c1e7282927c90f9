/**
 * Times the playground's engine in Chromium with the processor slowed down four times, on the site in `build/`.
 * Only prints; it doesn't pass or fail. `npm run build && npm run bench:bql -- browser`.
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {findBrowser} from '../../e2e/support/browser';
import {serve} from '../server';
import {median} from '../statistics';
import {siteFences, sitePages} from './fences';
import {longQuery} from './long-query';
import {percentile} from './measure';
import {timePage} from './page';

const slowdown = 4;

/** What the bench puts into the page. */
declare global {
  interface Window {
    ask(name: string, args: unknown[]): Promise<number>;
    importScripts(...addresses: string[]): void;
  }
}

/** Milliseconds for everything a playground reader waits for. */
export interface BrowserTimes {
  /** From nothing to the first query's results, with the files already loaded. */
  start: number;
  checks: number[];
  runs: {time: number; place: string}[];
  completions: number[];
}

/** @throws {Error} if the site isn't built */
export async function timeInBrowser(): Promise<BrowserTimes> {
  const scripts = 'build/assets/js';
  const worker = readdirSync(scripts).find((name) => name.startsWith('query-worker.'));
  if (!worker) throw new Error(`${scripts} has no query-worker: run "npm run build" first`);
  const server = await serve(['build']);
  const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox']});
  try {
    const page = await browser.newPage();
    // A file without scripts: a page's own would run beside the engine's.
    await page.goto(`${server.url}/robots.txt`);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    return await measure(page, path.posix.join('/assets/js', worker));
  } finally {
    await browser.close();
    server.close();
  }
}

async function measure(page: Page, script: string): Promise<BrowserTimes> {
  await page.evaluate(onThePagesThread);
  const start = await page.evaluate(async (address) => {
    const before = performance.now();
    window.importScripts(address);
    window.dispatchEvent(new MessageEvent('message', {data: {described: '/udm.json'}}));
    await window.ask('run', ['FIND Host']);
    return performance.now() - before;
  }, script);
  const time = (name: string, args: unknown[]) =>
    page.evaluate(([asked, given]) => window.ask(asked, given), [name, args] as const);

  const checks: number[] = [];
  for (let index = 0; index < 100; index += 1) checks.push(await time('check', [longQuery]));
  const runs: BrowserTimes['runs'] = [];
  for (const {text, file, line, language} of siteFences(sitePages()))
    if (language === 'bql') runs.push({time: await time('run', [text]), place: `${file}:${line}`});
  const completions: number[] = [];
  for (let offset = 0; offset < longQuery.length; offset += 3)
    completions.push(await time('complete', [longQuery, offset]));
  return {start, checks: sorted(checks.slice(20)), runs, completions: sorted(completions)};
}

/** The throttle affects only the page's own thread, so the worker's script runs there. */
function onThePagesThread() {
  const waiting = new Map<number, () => void>();
  window.postMessage = ({id}: {id?: number}) => {
    if (id !== undefined) waiting.get(id)?.();
  };
  window.importScripts = (...addresses: string[]) => {
    for (const address of addresses) {
      const request = new XMLHttpRequest();
      request.open('GET', address, false);
      request.send();
      // biome-ignore lint/security/noGlobalEval: what importScripts does in a worker
      // biome-ignore lint/complexity/noCommaOperator: evaluates in the global scope
      (0, eval)(request.responseText);
    }
  };
  let last = 0;
  window.ask = (name, args) => {
    last += 1;
    const id = last;
    const before = performance.now();
    return new Promise((resolve) => {
      waiting.set(id, () => resolve(performance.now() - before));
      window.dispatchEvent(new MessageEvent('message', {data: {id, name, args}}));
    });
  };
}

const sorted = (times: number[]) => times.toSorted((a, b) => a - b);

/** Prints the times. */
export async function reportBrowser(line: (what: string, time: number, remark?: string) => void) {
  const {start, checks, runs, completions} = await timeInBrowser();
  const times = sorted(runs.map(({time}) => time));
  const worst = runs.reduce((most, each) => (each.time > most.time ? each : most));
  console.log(`\nChromium, processor slowed down ${slowdown} times:`);
  line('start, to the first answer', start);
  line('check of 20 lines, p95', percentile(checks, 0.95));
  line('run of a query of the site, p95', percentile(times, 0.95));
  line('run of a query of the site, worst', worst.time, worst.place);
  line('completion at each place of 20 lines, p95', percentile(completions, 0.95));
  const page = await timePage();
  console.log(`\n/playground, processor slowed down ${slowdown} times:`);
  line("cold open on a slow line, to the page's rows", median(page.rows), '(1,500 ms)');
  line("cold open on a slow line, to a run's rows", median(page.ran));
  const fields = {
    'key press to its letter': page.letters,
    'the same in a plain text field': page.plain,
    'the same in nothing but CodeMirror': page.bare,
  };
  for (const [field, letters] of Object.entries(fields)) {
    line(`${field}, p50`, percentile(letters, 0.5));
    line(`${field}, p95`, percentile(letters, 0.95), '(50 ms)');
  }
  line('key press to its completion, p95', percentile(page.completions, 0.95), '(50 ms)');
  line('key press to its error, p95', percentile(page.faults, 0.95), 'with the pause of 250 ms');
}
