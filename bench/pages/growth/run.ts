import {appendFileSync, existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {serve} from '../../server';
import {launch} from '../browser';
import {cache, readCorpus, root} from '../corpus';
import {command} from '../peers/peer';
import {Samples} from '../samples';
import {kinds} from '../sites';
import {visit} from '../visit';
import {type GrownSite, growOurs, growStock} from './sites';

/** What a build costs. */
export interface Cost {
  /** Seconds by the clock, which other work on the machine slows, and of processor time. */
  seconds: number;
  processor: number;
  /** MB at the peak. */
  memory: number;
}

/** What the site weighs with this many pages. */
export interface Weights {
  pages: number;
  /** The bundle every page runs, gzip. */
  main: number;
  /** The largest script that contains a sidebar, gzip. */
  sidebar: number;
  /** For the guide page: scripts that run on their own (gzip), and what arrives until load and until idle (Brotli). */
  script: number;
  untilLoad: number;
  untilIdle: number;
}

export const builds = new Samples<Cost>('builds');
export const weights = new Samples<Weights>('weights');

/** How a build begins: with nothing kept, with what the same build kept, or with that and one page edited. */
export type Start = 'cold' | 'warm' | 'edited';

/**
 * Builds the site and stock Docusaurus in turn, with the same pages: as many as there are, in all three ways, or
 * multiplied and cold.
 *
 * @param rounds how often each size is built
 */
export async function measureBuilds(sizes: number[], rounds = 1) {
  const corpus = await readCorpus();
  for (const times of sizes) {
    const grown = {ours: growOurs(times), docusaurus: growStock(corpus, times)};
    const starts: Start[] = times === 1 ? ['cold', 'warm', 'edited'] : ['cold'];
    for (let round = 0; round < rounds; round += 1)
      for (const [name, site] of Object.entries(grown))
        for (const start of starts) {
          if (start === 'cold')
            for (const each of site.kept) rmSync(each, {recursive: true, force: true});
          if (start === 'edited')
            appendFileSync(site.page, `\nEdit ${round + 1} of a page is what a writer does.\n`);
          const measured = await build(site);
          builds.add({site: name, times: String(times), start}, measured);
          console.log(`x${times}`, name, start, JSON.stringify(measured));
        }
  }
}

async function build({args, variables}: GrownSite): Promise<Cost> {
  const usage = path.join(cache, 'usage.json');
  const start = performance.now();
  await command('@docusaurus/core/bin/docusaurus.mjs', ['build', ...args], {
    folder: root,
    node: ['--require', path.join(__dirname, 'usage.cjs')],
    variables: {USAGE_FILE: usage, ...variables},
  });
  const seconds = (performance.now() - start) / 1000;
  return {seconds, ...JSON.parse(readFileSync(usage, 'utf8'))};
}

/** Weighs the sites already built at those sizes. */
export async function measureWeights(sizes: number[]) {
  for (const times of sizes) {
    const site = path.join(cache, `growth-${times}`, 'build');
    if (!existsSync(path.join(site, 'sitemap.xml'))) continue;
    const measured = await weigh(site);
    weights.add({times: String(times)}, measured);
    console.log(`x${times}`, JSON.stringify(measured));
  }
}

async function weigh(site: string): Promise<Weights> {
  const {script, untilLoad, untilIdle} = await weighPage(site);
  return {
    pages: readFileSync(path.join(site, 'sitemap.xml'), 'utf8').split('<loc>').length - 1,
    main: largestScript(site, (name) => name.startsWith('main.')),
    sidebar: largestScript(site, (_, text) => /JSON\.parse\('\{"\w+":\[\{"type":/.test(text)),
    script,
    untilLoad,
    untilIdle,
  };
}

/** Bytes (gzip) of the largest matching script. */
function largestScript(site: string, isWanted: (name: string, text: string) => boolean): number {
  const folder = path.join(site, 'assets/js');
  const sizes = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({name, text: readFileSync(path.join(folder, name), 'utf8')}))
    .filter(({name, text}) => isWanted(name, text))
    .map(({text}) => gzipSync(text).length);
  return Math.max(0, ...sizes);
}

async function weighPage(site: string) {
  const server = await serve([site], 'br');
  const browser = await launch();
  try {
    return await visit(browser, server, kinds.guide?.route ?? '/');
  } finally {
    await browser.close();
    server.close();
  }
}
