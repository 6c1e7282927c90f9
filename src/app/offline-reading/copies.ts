import {hashed} from '../../publish/deploy/hashed';

/** The script of the service worker, and the list of the site's files, by their paths on the site. */
export const workerFile = 'offline-worker.js';
export const listFile = 'offline-files.json';

/**
 * How `keepSite` asks for files, which it keeps itself, so that the worker doesn't keep each of them a second time.
 * Browsers ask for files of pages in another mode.
 */
export const keepersMode: RequestRedirect = 'manual';

/** How many pages stay of those that a reader has read. */
export const mostPages = 200;

/** Headers that a copy has in addition to the server's: when it was kept, and a page's title. */
const keptAtHeader = 'kept-at';
const titleHeader = 'kept-title';

/** The site's copies in a browser. Each build has its own cache, with all the files that its pages need. */
export interface CopyPlace {
  /** The path of the site on its host: `/docs-site/`. */
  base: string;
  /** The name of the newest known build, from the name of its runtime script. */
  build: string;
}

/** A page that can be read without a connection. */
export interface KeptPage {
  path: string;
  /** As it is in the page's HTML. */
  title: string;
  /** An ISO time. */
  keptAt: string;
}

/** Whether a path leads to a page. A version isn't an extension: `/docs/releases/platform/11.32`. */
export const isPage = (path: string): boolean => !/\.[a-z][a-z\d]*$/.test(path);

/** Whether a path's name changes with the file's content, so that a copy is never out of date. */
export const isHashed = (path: string, base: string): boolean =>
  hashed.some((prefix) => path.startsWith(base + prefix));

/** Returns when a copy was kept, as an ISO time. */
export const keptAtOf = (copy: Response): string => copy.headers.get(keptAtHeader) ?? '';

/** Opens the cache of a build. */
export const openCopies = ({base, build}: CopyPlace): Promise<Cache> =>
  caches.open(`${prefixOf(base)}${build}`);

const prefixOf = (base: string) => `offline ${base} `;

/** Returns the names of the site's caches, oldest first. */
async function namesOf(base: string): Promise<string[]> {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(prefixOf(base)));
}

/** Finds the newest copy of a file, whatever build it's from. */
export async function findCopy(base: string, path: string): Promise<Response | undefined> {
  const copies = await Promise.all(
    (await namesOf(base)).map(async (name) => matchIn(await caches.open(name), path)),
  );
  return copies
    .filter((copy) => copy !== undefined)
    .sort((one, other) => keptAtOf(other).localeCompare(keptAtOf(one)))[0];
}

/** Finds a copy in one build's cache. The server's answers vary by headers that a copy's reader doesn't send. */
export const matchIn = (cache: Cache, path: string): Promise<Response | undefined> =>
  cache.match(path, {ignoreVary: true});

/**
 * Keeps a response that has just arrived.
 *
 * @param title the page's title, if it's a page
 * @throws {DOMException} `QuotaExceededError` if the browser has no room for it
 */
export async function storeCopy(
  cache: Cache,
  path: string,
  response: Response,
  title = '',
): Promise<void> {
  const headers = new Headers(response.headers);
  // They describe the message, which isn't what's kept.
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(keptAtHeader, new Date().toISOString());
  // Headers have no characters beyond Latin-1.
  if (title) headers.set(titleHeader, encodeURIComponent(title));
  await cache.put(path, new Response(response.body, {headers}));
}

/**
 * Keeps a page, and drops its copies from earlier builds. Whole sites stay whole, because readers asked for them.
 *
 * @param html the page's text, from `response`
 */
export async function storePage(
  place: CopyPlace,
  path: string,
  response: Response,
  html: string,
): Promise<void> {
  const title = /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
  const cache = await openCopies(place);
  await storeCopy(cache, path, new Response(html, response), title);
  await dropCopies(place, path, place.build);
  await tidy(place);
}

/**
 * Drops the copies of a page that no longer exists, or that a newer one replaces.
 *
 * @param except the build whose copy stays
 */
export async function dropCopies({base}: CopyPlace, path: string, except?: string): Promise<void> {
  for (const name of await namesOf(base)) {
    if (name === `${prefixOf(base)}${except}`) continue;
    const cache = await caches.open(name);
    if (!(await isWholeSite(cache, base))) await cache.delete(path);
  }
}

const isWholeSite = async (cache: Cache, base: string) =>
  (await matchIn(cache, base + listFile)) !== undefined;

/**
 * Drops the pages that were read longest ago if there are more than `mostPages`, and the files of builds that no page
 * needs anymore.
 */
export async function tidy({base, build}: CopyPlace): Promise<void> {
  const read: {name: string; cache: Cache; pages: string[]}[] = [];
  const whole = new Set<string>();
  for (const name of await namesOf(base)) {
    const cache = await caches.open(name);
    if (await isWholeSite(cache, base)) whole.add(name);
    else read.push({name, cache, pages: await pagesIn(cache)});
  }
  let excess = read.flatMap(({pages}) => pages).length - mostPages;
  for (const {cache, pages} of read) {
    // A page that is kept again moves to the end.
    for (const path of pages.splice(0, Math.max(0, excess))) {
      await cache.delete(path);
      excess -= 1;
    }
  }
  for (const {name, pages} of read) {
    // A tab that was open during a deployment can have put files of its pages into the next build's cache.
    if (pages.length > 0) break;
    if (name !== `${prefixOf(base)}${build}`) await caches.delete(name);
  }
}

async function pagesIn(cache: Cache): Promise<string[]> {
  const keys = await cache.keys();
  return keys.map(({url}) => new URL(url).pathname).filter(isPage);
}

/** Lists the kept pages, those that were kept last first. */
export async function keptPages(base: string): Promise<KeptPage[]> {
  const pages = new Map<string, KeptPage>();
  for (const name of await namesOf(base)) {
    const cache = await caches.open(name);
    for (const path of await pagesIn(cache)) {
      const copy = await matchIn(cache, path);
      if (!copy || keptAtOf(copy) < (pages.get(path)?.keptAt ?? '')) continue;
      const title = decodeURIComponent(copy.headers.get(titleHeader) ?? '') || path;
      pages.set(path, {path, title, keptAt: keptAtOf(copy)});
    }
  }
  return [...pages.values()].sort((one, other) => other.keptAt.localeCompare(one.keptAt));
}

/**
 * Finds the builds of which the whole site is kept, or was begun to be kept.
 *
 * @returns their caches and lists of files, the newest first
 */
export async function keptLists(base: string): Promise<{cache: Cache; list: Response}[]> {
  const found: {cache: Cache; list: Response}[] = [];
  for (const name of await namesOf(base)) {
    const cache = await caches.open(name);
    const list = await matchIn(cache, base + listFile);
    if (list) found.unshift({cache, list});
  }
  return found;
}

/**
 * Removes the site's copies.
 *
 * @param except the build whose copies stay
 */
export async function removeCopies(base: string, except?: string): Promise<void> {
  for (const name of await namesOf(base))
    if (name !== `${prefixOf(base)}${except}`) await caches.delete(name);
}
