import {mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {product} from '../../../src/product/facts';
import {buildIndex} from '../../../src/search/index/build-index';
import {indexFolder} from '../../../src/search/index/folder';
import {readRecords} from '../../../src/search/records/build';
import {cache} from '../corpus';
import type {System} from './system';

/** This site's search, in the site as built. */
export const ours: System = {
  name: 'ours',
  async prepare(corpus) {
    const root = path.join(cache, `ours-${corpus.name}`);
    const folder = path.join(root, indexFolder);
    rmSync(root, {recursive: true, force: true});
    mkdirSync(folder, {recursive: true});
    const files = buildIndex(readRecords(corpus.folder, corpus.routes, product.siteUrl));
    for (const [name, text] of files) writeFileSync(path.join(folder, name), text);
    return {
      roots: [root],
      page: '/docs/quick-start',
      open,
      input,
      result: '.DocSearch-Hit',
      index: readdirSync(folder).map((name) => path.join(folder, name)),
      search: (queries, {page}) => ask(page, queries),
    };
  },
};

const open = 'nav button[aria-haspopup="dialog"][aria-keyshortcuts]';
const input = 'dialog[open] input';

/** Types each query into the modal and reads what it lists, including groups. */
async function ask(page: Page, queries: string[]): Promise<string[][]> {
  await page.locator(open).click();
  await page.locator(input).waitFor();
  await page.locator(input).fill('warm up');
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2000);
  const answers: string[][] = [];
  for (const query of queries) {
    await page.locator(input).fill('');
    await page.locator('.DocSearch-Hit, .DocSearch-NoResults').first().waitFor({state: 'detached'});
    await page.locator(input).fill(query);
    await page.locator('.DocSearch-Hit, .DocSearch-NoResults').first().waitFor();
    answers.push(
      await page
        .locator('.DocSearch-Hit a')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href)),
    );
  }
  return answers;
}
