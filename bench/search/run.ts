import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {type Browser, chromium} from '@playwright/test';
import {findBrowser} from '../../e2e/support/browser';
import {serve} from '../server';
import {type Corpus, siteCorpus} from './corpus';
import {multiply} from './multiply';
import {loadQueries, type Query} from './queries';
import {placeOf, score} from './relevance';
import {type Measured, type Results, saveResults, writeReport} from './report';
import {easyops} from './systems/easyops';
import {ours} from './systems/ours';
import {pagefind} from './systems/pagefind';
import type {Prepared, System} from './systems/system';
import {vitepress} from './systems/vitepress';
import {time} from './timing';

const systems: System[] = [ours, easyops, pagefind, vitepress];
const many = 4000;
const corpora = ['site', String(many)];
const measureNames = ['relevance', 'timing', 'throttled'];
const names = systems.map(({name}) => name);

/**
 * Measures every system on the site and on the multiplied site, and writes the README's table.
 * Arguments select a part: a corpus (`site`, `4000`), a measure (`relevance`, `timing`, `throttled`), or a system.
 * `MISSES=1` lists the queries whose correct page isn't first.
 *
 * @throws {Error} naming an argument that isn't one of these, and the choices
 */
async function main(words: string[]) {
  const known = [...corpora, ...measureNames, ...names];
  const unknown = words.find((word) => !known.includes(word));
  if (unknown) throw new Error(`There's no ${unknown}: choose from ${known.join(', ')}.`);
  const chosen = (name: string, group: string[]) =>
    words.includes(name) || !words.some((word) => group.includes(word));
  const build = path.resolve(process.env.BUILD ?? path.join(__dirname, '../../build'));
  const site = siteCorpus(build);
  const queries = loadQueries(site.routes);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  const results: Results = {};
  for (const name of corpora.filter((each) => chosen(each, corpora))) {
    const corpus = name === 'site' ? site : multiply(site, many);
    for (const system of systems.filter((each) => chosen(each.name, names))) {
      const measures = measureNames.filter((each) => chosen(each, measureNames));
      const measured = await measure(browser, system, corpus, queries, measures);
      results[name] = {...results[name], [system.name]: measured};
      console.log(name, system.name, JSON.stringify(measured));
      saveResults(results);
    }
  }
  const version = browser.version();
  await browser.close();
  const heldOut = queries.filter((query) => query.heldOut).length;
  writeReport({
    chromium: version,
    queries: queries.length - heldOut,
    heldOut,
    build: path.basename(build),
  });
}

async function measure(
  browser: Browser,
  system: System,
  corpus: Corpus,
  queries: Query[],
  measures: string[],
): Promise<Measured> {
  const prepared = await system.prepare(corpus);
  const server = await serve([...prepared.roots, corpus.folder]);
  const measured: Measured = {index: sizeOf(prepared), files: prepared.index.length};
  try {
    if (measures.includes('relevance') && corpus.name === 'site') {
      const page = await browser.newPage();
      await page.goto(server.url + prepared.page, {waitUntil: 'networkidle'});
      const asked = queries.map(({query}) => query);
      const answers = await prepared.search(asked, {page, server});
      const part = (heldOut: boolean) => {
        const chosen = queries.flatMap((query, at) =>
          Boolean(query.heldOut) === heldOut ? [{query, answer: answers[at] ?? []}] : [],
        );
        return score(
          chosen.map(({query}) => query),
          chosen.map(({answer}) => answer),
        );
      };
      measured.relevance = part(false);
      measured.heldOut = part(true);
      if (process.env.MISSES) printMisses(queries, answers);
      await page.close();
    }
    if (measures.includes('timing')) measured.fast = await time(browser, prepared, server, false);
    if (measures.includes('throttled')) measured.slow = await time(browser, prepared, server, true);
  } finally {
    server.close();
  }
  return measured;
}

const sizeOf = ({index}: Prepared) =>
  index.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);

function printMisses(queries: Query[], answers: string[][]) {
  queries.forEach((query, number) => {
    const answer = answers[number] ?? [];
    const place = placeOf(query, answer);
    if (place > 1) console.log(`  ${place}\t${query.kind}\t${query.query}\t${answer[0] ?? ''}`);
  });
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
