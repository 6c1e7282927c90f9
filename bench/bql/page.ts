/**
 * Times the playground's page in Chromium with the processor slowed down four times, as its readers wait: from a cold
 * open on a slow line to rows, and from a key press to the frame that shows its letter, completion, or error.
 */
import type {Browser, Page} from '@playwright/test';
import {build} from 'esbuild';
import {launch, slow} from '../pages/browser';
import {type Server, serve} from '../server';
import {longQuery} from './long-query';

const address = '/playground';
/** A file without scripts, whose content is replaced. */
const empty = '/robots.txt';
const opens = 5;
/** How often the letters of each field are timed, in turns, so that other work on the machine affects all of them. */
const turns = 3;
/** Between the keys of a fast typist, who types 60 words a minute. */
const pace = 200;

/** Milliseconds. */
export interface PageTimes {
  /** From the start of a cold open until the page shows its stored rows. */
  rows: number[];
  /** From the start of a cold open until the rows of a run replace them. */
  ran: number[];
  /** From a key press to the frame that shows its letter, as browsers measure it, in steps of 8 ms. */
  letters: number[];
  /** The same in a text field of a page that has nothing else: what the browser and the machine take by themselves. */
  plain: number[];
  /** The same in an editor of such a page, which can do nothing but hold text. */
  bare: number[];
  /** From a key press to the frame that shows its completion. */
  completions: number[];
  /** From a key press to the frame that shows what's wrong, including the pause after which the query is checked. */
  faults: number[];
}

declare global {
  interface Window {
    openTimes: {rows?: number; ran?: number};
    /** How long each press took until the next frame: https://developer.mozilla.org/en-US/docs/Web/API/PerformanceEventTiming */
    pressTimes: number[];
    /** Begins to wait for a key press, and then for a frame in which a part of the editor has changed. */
    timeKey(selector: string): void;
    /** What the last key press took. */
    keyTime: Promise<number>;
  }
}

/** @throws {Error} if the site isn't built */
export async function timePage(): Promise<PageTimes> {
  const server = await serve(['build'], 'br');
  const browser = await launch();
  try {
    // The server compresses each file when it's first asked for.
    await onPage(browser, server, (page) => untilRan(page));
    const cold: Window['openTimes'][] = [];
    server.line = slow;
    for (let open = 0; open < opens; open += 1)
      cold.push(await onPage(browser, server, (page) => untilRan(page)));
    server.line = undefined;
    const library = await bundleBareEditor();
    const letters: number[] = [];
    const plain: number[] = [];
    const bare: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      letters.push(...(await onPage(browser, server, timeLettersOfQuery)));
      plain.push(...(await onPage(browser, server, timePlainField, empty)));
      bare.push(...(await onPage(browser, server, (page) => timeBareEditor(page, library), empty)));
    }
    return {
      rows: sorted(cold.map(({rows = Number.NaN}) => rows)),
      ran: sorted(cold.map(({ran = Number.NaN}) => ran)),
      letters: sorted(letters),
      plain: sorted(plain),
      bare: sorted(bare),
      ...(await onPage(browser, server, timeHelp)),
    };
  } finally {
    await browser.close();
    server.close();
  }
}

/** Opens the page with nothing stored, on a slow processor. The server makes the line slow, also for the worker. */
async function onPage<T>(
  browser: Browser,
  server: Server,
  run: (page: Page) => Promise<T>,
  opened = address,
) {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    // tsx names functions through a helper that pages don't have: https://github.com/privatenumber/tsx/issues/113
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(watchOpen);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: slow.cpu});
    await page.goto(server.url + opened);
    return await run(page);
  } finally {
    await context.close();
  }
}

async function untilRan(page: Page): Promise<Window['openTimes']> {
  await page.waitForFunction(() => window.openTimes.ran !== undefined);
  return page.evaluate(() => window.openTimes);
}

/** Runs in the page. Notes in which frame the page has rows, and in which it says how long the first run took. */
function watchOpen() {
  window.openTimes = {};
  const look = () => {
    const {openTimes} = window;
    if (!openTimes.rows && document.querySelector('main tbody tr'))
      openTimes.rows = performance.now();
    const said = document.querySelector('main .query-bar [role="status"]')?.textContent ?? '';
    if (!openTimes.ran && said.endsWith(' ms')) openTimes.ran = performance.now();
    if (!openTimes.ran) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  window.timeKey = (selector) => {
    const editor = document.querySelector('.cm-editor') as Element;
    const textOf = () => document.querySelector(selector)?.textContent;
    window.keyTime = new Promise((resolve) => {
      const before = textOf();
      const onPress = ({timeStamp}: KeyboardEvent) => {
        const observer = new MutationObserver(() => {
          if (textOf() === before) return;
          observer.disconnect();
          // A message is delivered after the frame is painted: https://web.dev/articles/optimize-inp
          const painted = new MessageChannel();
          painted.port1.onmessage = () => resolve(performance.now() - timeStamp);
          requestAnimationFrame(() => painted.port2.postMessage(undefined));
        });
        observer.observe(editor, {subtree: true, childList: true, characterData: true});
      };
      addEventListener('keydown', onPress, {capture: true, once: true});
    });
  };
  window.pressTimes = [];
  new PerformanceObserver((list) => {
    for (const {name, duration} of list.getEntries())
      if (name === 'keydown') window.pressTimes.push(duration);
  }).observe({type: 'event', durationThreshold: 16} as PerformanceObserverInit);
}

/** Selects everything in the field that has the focus, and puts a text in its place. */
async function start(page: Page, text: string) {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
  await page.waitForTimeout(1000);
}

/** Focuses the playground's editor once the page has run its first query. */
async function focusEditor(page: Page) {
  await untilRan(page);
  await page.getByRole('textbox', {name: 'Query'}).focus();
}

async function timeLettersOfQuery(page: Page): Promise<number[]> {
  await focusEditor(page);
  await start(page, longQuery);
  return timeLetters(page);
}

/** Types at the end of a long query, whose last line is complete, so that what comes after it can be wrong. */
async function timeHelp(page: Page): Promise<Pick<PageTimes, 'completions' | 'faults'>> {
  await focusEditor(page);
  const type = async (key: string, selector: string) => {
    await page.evaluate((part) => window.timeKey(part), selector);
    await page.keyboard.press(key);
    const found = await page.evaluate(() => window.keyTime);
    await page.waitForTimeout(pace);
    return found;
  };
  const completions: number[] = [];
  for (let round = 0; round < 15; round += 1) {
    await start(page, `${longQuery.slice(0, longQuery.indexOf('THAT SUPPORTS'))}AND h.`);
    completions.push(await type('n', '.cm-tooltip-autocomplete'));
    completions.push(await type('a', '.cm-tooltip-autocomplete'));
  }
  const faults: number[] = [];
  for (let round = 0; round < 15; round += 1) {
    await start(page, longQuery);
    faults.push(await type('x', '.cm-lintRange-error'));
  }
  return {completions: sorted(completions), faults: sorted(faults)};
}

async function timePlainField(page: Page): Promise<number[]> {
  await page.setContent('<textarea rows="30" cols="80"></textarea>');
  await page.locator('textarea').focus();
  await start(page, longQuery);
  return timeLetters(page);
}

async function timeBareEditor(page: Page, library: string): Promise<number[]> {
  await page.setContent('<body></body>');
  await page.evaluate(library);
  await start(page, longQuery);
  return timeLetters(page);
}

/** CodeMirror without any extension, as a script that opens it. */
async function bundleBareEditor(): Promise<string> {
  const contents = `import {EditorView} from '@codemirror/view';
    new EditorView({parent: document.body}).focus();`;
  const {outputFiles} = await build({
    stdin: {contents, resolveDir: __dirname},
    bundle: true,
    minify: true,
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** Types where the focus is. */
async function timeLetters(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    window.pressTimes = [];
  });
  const keys = ' AS'.repeat(10);
  for (const key of keys) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.waitForTimeout(pace);
  }
  await page.waitForTimeout(1000);
  // The browser leaves out presses that took less than its shortest, 16 ms.
  const measured = await page.evaluate(() => window.pressTimes);
  return [...measured, ...Array<number>(Math.max(0, keys.length - measured.length)).fill(16)];
}

const sorted = (times: number[]) => times.toSorted((a, b) => a - b);
