import {cpSync, existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';

/** Pages as a build writes them, for every system to index. */
export interface Corpus {
  name: string;
  /** Folder with every page's HTML, and the scripts and styles the pages need. */
  folder: string;
  /** Paths of the pages to index, such as `/docs/roles`. */
  routes: string[];
}

/** The folder for everything a benchmark makes. */
export const cache = path.join(__dirname, '../../.cache/bench-search');

/**
 * A copy of the site as built.
 *
 * @param build a production build's folder
 * @throws {Error} if there's no build
 */
export function siteCorpus(build: string): Corpus {
  const sitemap = path.join(build, 'sitemap.xml');
  if (!existsSync(sitemap)) {
    throw new Error(`${build} contains no build: run npm run build first, or set BUILD.`);
  }
  const addresses = readFileSync(sitemap, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g);
  const routes = [...addresses].map(([, address = '']) => new URL(address).pathname);
  const folder = path.join(cache, 'site');
  rmSync(folder, {recursive: true, force: true});
  cpSync(build, folder, {recursive: true});
  return {name: 'site', folder, routes: [...new Set(routes)].sort()};
}

/** A page's HTML file. */
export function fileOf(corpus: Corpus, route: string): string {
  return path.join(corpus.folder, route === '/' ? 'index.html' : `${route}.html`);
}
