import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {appendFileSync, existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {kept} from '../../src/publish/reproducible/build';
import {copySite} from '../../src/publish/reproducible/elsewhere';
import {launch} from './browser';
import {cache, root} from './corpus';
import {folderOf} from './peers/peer';
import {Samples} from './samples';
import {kinds} from './sites';

/** From what a writer does to what the browser shows, in seconds. */
export interface WritingTimes {
  /** From the command to the first page: with nothing kept, and with what the last start kept. */
  cold: number;
  warm: number;
  /** From saving to seeing it: a page's text, a style, and a fact in a YAML file, which only our site has. */
  page: number;
  style: number;
  fact?: number;
}

export const writing = new Samples<WritingTimes>('writing');

/** A site that can be written on. */
interface Draft {
  name: string;
  folder: string;
  route: string;
  page: string;
  style: string;
  fact?: {file: string; from: string; to: string; route: string};
}

const port = 4390;
const slowest = 300_000;

/** Our site in a copy, and stock Docusaurus with the same pages, which `build` writes. */
function drafts(): Draft[] {
  const copy = path.join(cache, 'writing');
  rmSync(copy, {recursive: true, force: true});
  copySite(root, copy);
  const stock = folderOf('docusaurus');
  if (!existsSync(stock)) throw new Error('Run "npm run bench:pages -- build" first.');
  const {route, address} = kinds.guide ?? {route: '', address: ''};
  return [
    {
      name: 'ours',
      folder: copy,
      route,
      page: 'docs/guides/security/roles.md',
      style: 'src/css/shell.css',
      fact: {
        file: 'src/product/facts/limits.yaml',
        from: '1,000',
        to: '1,001',
        route: '/docs/limits',
      },
    },
    {
      name: 'docusaurus',
      folder: stock,
      route: `/${address}`,
      page: `docs/${address}.md`,
      style: 'custom.css',
    },
  ];
}

/** Starts each site's development server twice, and changes files of the second one. */
export async function measureWriting(rounds: number) {
  for (const draft of drafts())
    for (let round = 0; round < rounds; round += 1) {
      for (const folder of kept)
        rmSync(path.join(draft.folder, folder), {recursive: true, force: true});
      const cold = await onServer(draft, ({start}) => start);
      const measured = await onServer(draft, async ({start, page}) => ({
        cold,
        warm: start,
        ...(await timeEdits(draft, page)),
      }));
      writing.add({site: draft.name}, measured);
      console.log(draft.name, JSON.stringify(measured));
    }
}

async function timeEdits({folder, route, page: text, style, fact}: Draft, page: Page) {
  const url = page.url().replace(route, '');
  const token = `edited${Date.now()}`;
  const times = {
    page: await timeEdit(
      () => appendFileSync(path.join(folder, text), `\n\nIt was ${token}.\n`),
      () => page.waitForFunction((word) => document.body.textContent?.includes(word), token),
    ),
    style: await timeEdit(
      () => appendFileSync(path.join(folder, style), `\nbody { --token: ${token}; }\n`),
      () =>
        page.waitForFunction(
          (word) => getComputedStyle(document.body).getPropertyValue('--token').includes(word),
          token,
        ),
    ),
  };
  if (!fact) return times;
  await page.goto(url + fact.route);
  const file = path.join(folder, fact.file);
  const before = readFileSync(file, 'utf8');
  return {
    ...times,
    fact: await timeEdit(
      () => writeFileSync(file, before.replace(fact.from, fact.to)),
      () => page.waitForFunction((value) => document.body.textContent?.includes(value), fact.to),
    ),
  };
}

async function timeEdit(edit: () => void, seen: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  edit();
  await seen();
  return secondsSince(begun);
}

/** Runs something on a development server, from whose first page the browser has shown the heading. */
async function onServer<T>(
  {folder, route}: Draft,
  run: (begun: {start: number; page: Page}) => T | Promise<T>,
): Promise<T> {
  const browser = await launch();
  const page = await browser.newPage();
  page.setDefaultTimeout(slowest);
  const begun = performance.now();
  const server = spawn(
    process.execPath,
    [
      path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'start',
      '--no-open',
      `--port=${port}`,
    ],
    {cwd: folder, stdio: ['ignore', 'pipe', 'inherit']},
  );
  try {
    await opened(page, `http://localhost:${port}${route}`);
    const start = secondsSince(begun);
    return await run({start, page});
  } finally {
    await browser.close();
    server.kill();
    await once(server, 'close');
  }
}

/** Opens an address as soon as it's served. */
async function opened(page: Page, url: string): Promise<void> {
  const end = performance.now() + slowest;
  for (;;) {
    try {
      await page.goto(url);
      await page.locator('main h1').waitFor();
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

const secondsSince = (begun: number) => (performance.now() - begun) / 1000;
