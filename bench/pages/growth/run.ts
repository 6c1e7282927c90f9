import {existsSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {serve} from '../../server';
import {launch} from '../browser';
import {cache, root} from '../corpus';
import {command} from '../peers/peer';
import {Samples} from '../samples';
import {kinds} from '../sites';
import {visit} from '../visit';
import {type Grown, grownFile} from './grown';
import {multiplyDocs} from './multiply';

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

const folderOf = (times: number) => path.join(cache, `growth-${times}`);

/** Builds the site with its docs multiplied, twice for each size: without a cache, then with one. */
export async function measureBuilds(sizes: number[]) {
  for (const times of sizes) {
    const folder = folderOf(times);
    rmSync(folder, {recursive: true, force: true});
    const docs = path.join(folder, 'docs');
    const copies = Object.fromEntries(multiplyDocs(path.join(root, 'docs'), docs, times));
    const grown: Grown = {docs, cache: path.join(folder, 'cache'), copies};
    writeFileSync(grownFile, JSON.stringify(grown));
    for (const start of ['cold', 'warm']) {
      const measured = await build(folder);
      builds.add({times: String(times), start}, measured);
      console.log(`x${times}`, start, JSON.stringify(measured));
    }
  }
}

async function build(folder: string): Promise<Cost> {
  const usage = path.join(folder, 'usage.json');
  const start = performance.now();
  const config = path.join(__dirname, 'docusaurus.config.ts');
  await command(
    '@docusaurus/core/bin/docusaurus.mjs',
    ['build', root, '--config', config, '--out-dir', path.join(folder, 'build')],
    {
      folder: root,
      node: ['--require', path.join(__dirname, 'usage.cjs')],
      variables: {USAGE_FILE: usage, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-growth'},
    },
  );
  const seconds = (performance.now() - start) / 1000;
  return {seconds, ...JSON.parse(readFileSync(usage, 'utf8'))};
}

/** Weighs the sites already built at those sizes. */
export async function measureWeights(sizes: number[]) {
  for (const times of sizes) {
    const site = path.join(folderOf(times), 'build');
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
