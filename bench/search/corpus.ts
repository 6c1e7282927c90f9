import {cpSync, existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';

/** Pages as a build leaves them, for every system to index. */
export interface Corpus {
  name: string;
  /** Folder with the HTML of every page, and the scripts and styles they need. */
  folder: string;
  /** Paths of the pages to index, such as `/docs/roles`. */
  routes: string[];
}

/** The folder for everything that a benchmark makes. */
export const cache = path.join(__dirname, '../../.cache/bench-search');

/**
 * The site as it was built, in a copy.
 *
 * @param build folder of a production build
 * @throws {Error} when there is no build
 */
export function siteCorpus(build: string): Corpus {
  const sitemap = path.join(build, 'sitemap.xml');
  if (!existsSync(sitemap)) {
    throw new Error(`${build} holds no build: run npm run build first, or name one in BUILD.`);
  }
  const addresses = readFileSync(sitemap, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g);
  const routes = [...addresses].map(([, address = '']) => new URL(address).pathname);
  const folder = path.join(cache, 'site');
  rmSync(folder, {recursive: true, force: true});
  cpSync(build, folder, {recursive: true});
  return {name: 'site', folder, routes: [...new Set(routes)].sort()};
}

/** The HTML file of a page. */
export function fileOf(corpus: Corpus, route: string): string {
  return path.join(corpus.folder, route === '/' ? 'index.html' : `${route}.html`);
}
