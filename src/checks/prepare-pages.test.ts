import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {noMemory} from '../base/memory/remember';
import {openResults} from '../base/memory/results';
import {page} from './faults-of';
import {isPrepared} from './once-per-page';
import {preparePages} from './prepare-pages';
import {createSite} from './site';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'prepare-'));
});
afterAll(() => rmSync(folder, {recursive: true, force: true}));

const pages = (count: number) =>
  Object.fromEntries(
    Array.from({length: count}, (_, index) => [`docs/apis/${index}.md`, page(`Text ${index}.`)]),
  );

/** The pages that are prepared when threads run some code. */
async function prepared(count: number, code: string) {
  const program = path.join(folder, 'program.mjs');
  writeFileSync(program, `import {parentPort, workerData} from 'node:worker_threads';\n${code}`);
  const files = pages(count);
  const results = openResults(path.join(folder, 'none'), '1');
  const site = createSite(files, {memory: {...noMemory, ...results}});
  await preparePages(site, results, {root: folder, files}, program);
  return {site, results, pages: site.pages.filter((each) => isPrepared(each, site))};
}

test('what a thread has made is taken over, and what it has not, is made here', async () => {
  const {pages, results} = await prepared(60, "parentPort.postMessage([['key', 'its result']]);");
  expect(pages).toHaveLength(60);
  expect(results.added()).toContainEqual(['key', 'its result']);
});

test('a thread that fails leaves its pages to the checks', async () => {
  const {pages} = await prepared(
    60,
    "Atomics.add(workerData.next, 0, 1); throw new Error('no memory');",
  );
  expect(pages.length).toBeGreaterThanOrEqual(59);
});

test('few pages are left to the checks', async () => {
  const {pages} = await prepared(3, '');
  expect(pages).toEqual([]);
});
