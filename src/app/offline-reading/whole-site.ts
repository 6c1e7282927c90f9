import {
  findCopy,
  isHashed,
  keepersMode,
  keptAtOf,
  keptLists,
  listFile,
  matchIn,
  openCopies,
  removeCopies,
  storeCopy,
} from './copies';
import {buildOf, bytesOf, type FileList, isFileList, missingFrom} from './file-list';

/** How many files are fetched at the same time. */
const parallel = 6;
/** How long to wait before each new attempt to fetch what failed, in milliseconds. */
const pauses = [1000, 5000, 15_000];
/** The longest that a file can take, in milliseconds. A connection can stay open without sending anything. */
const patience = 120_000;

/** What is kept of the whole site. */
export interface SiteCopy {
  /** The files that the copy has or, while it's incomplete, will have. */
  list: FileList;
  /** How many bytes of them are there. */
  arrived: number;
  /** When the last of them arrived, as an ISO time; empty if some are missing. */
  completedAt: string;
}

/** Why keeping the site stopped. Each can be continued, and then fetches only what's missing. */
export type Stop = 'canceled' | 'changed' | 'full' | 'unreachable';

/** The site changed while it was being kept: a file is gone or another one. */
class Changed extends Error {}

/** A file didn't arrive, but can arrive later. */
class Unreachable extends Error {}

/** Name of the entry that says that all files have arrived. */
const completeMark = 'offline-complete.json';

/**
 * Fetches the list of the files that the site has now.
 *
 * @returns `undefined` if there's none, or the server can't be reached
 */
export async function fetchList(base: string): Promise<FileList | undefined> {
  try {
    const answer = await fetch(base + listFile, {cache: 'no-cache'});
    const list: unknown = await answer.json();
    return answer.ok && isFileList(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

/** Finds out what is kept of the whole site; `undefined` if no one asked for it. */
export async function readSiteCopy(base: string): Promise<SiteCopy | undefined> {
  const [kept] = await keptLists(base);
  if (!kept) return undefined;
  const list: FileList = await kept.list.json();
  const mark = await matchIn(kept.cache, base + completeMark);
  const missing = mark ? [] : await missingIn(kept.cache, base, list, keptAtOf(kept.list));
  const arrived = bytesOf(list) - bytesOf({...list, files: missing});
  return {list, arrived, completedAt: mark ? keptAtOf(mark) : ''};
}

/**
 * Keeps all files of the site. Fetches only those that aren't kept yet. A file that fails doesn't stop the others, and
 * is fetched again after them. If nothing arrives anymore, the site can't be reached.
 *
 * @param tell called with the number of bytes that are there
 * @returns why it stopped before the end, or nothing
 */
export async function keepSite(
  base: string,
  list: FileList,
  tell: (arrived: number) => void,
  signal: AbortSignal,
): Promise<Stop | undefined> {
  try {
    const build = buildOf(list);
    const cache = await openCopies({base, build});
    const missing = await missingIn(cache, base, list, await begin(cache, base, list));
    let arrived = bytesOf(list) - bytesOf({...list, files: missing});
    tell(arrived);
    const fetchOne = async (file: ListedFile) => {
      await keepFile(cache, base, file, signal);
      arrived += file[1];
      tell(arrived);
    };
    let failed = await fetchAll(missing, fetchOne);
    for (const pause of pauses) {
      if (failed.length === 0) break;
      await waitFor(pause, signal);
      failed = await fetchAll(failed, fetchOne);
    }
    if (failed.length > 0) return 'unreachable';
    await storeCopy(cache, base + completeMark, new Response('{}'));
    // This copy has all that earlier ones have, and is newer.
    await removeCopies(base, build);
    return undefined;
  } catch (error) {
    if (signal.aborted) return 'canceled';
    if (error instanceof Changed) return 'changed';
    return isFull(error) ? 'full' : 'unreachable';
  }
}

type ListedFile = FileList['files'][number];

const isFull = (error: unknown) =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/**
 * Fetches files, several at the same time. After several failures in a row, it skips the rest.
 *
 * @returns the files that are missing
 * @throws what makes it useless to fetch the others: the reader stopped, the site changed, or there's no room
 */
async function fetchAll(
  files: ListedFile[],
  fetchOne: (file: ListedFile) => Promise<void>,
): Promise<ListedFile[]> {
  const waiting = [...files];
  const failed: ListedFile[] = [];
  let inARow = 0;
  let reason: unknown;
  const fetchNext = async () => {
    while (reason === undefined && inARow < parallel) {
      const file = waiting.shift();
      if (!file) return;
      try {
        await fetchOne(file);
        inARow = 0;
      } catch (error) {
        if (!(error instanceof Unreachable)) reason ??= error;
        failed.push(file);
        inARow += 1;
      }
    }
  };
  await Promise.all(Array.from({length: parallel}, fetchNext));
  if (reason !== undefined) throw reason;
  return [...failed, ...waiting];
}

/** @throws {DOMException} `AbortError` as soon as the reader stops */
function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/**
 * Remembers that the site is being kept.
 *
 * @returns since when: files kept earlier can be different, unless their names say that they aren't
 */
async function begin(cache: Cache, base: string, list: FileList): Promise<string> {
  const text = JSON.stringify(list);
  const earlier = await matchIn(cache, base + listFile);
  if (earlier && (await earlier.clone().text()) === text) return keptAtOf(earlier);
  await cache.delete(base + completeMark);
  await storeCopy(cache, base + listFile, new Response(text));
  const begun = await matchIn(cache, base + listFile);
  return begun ? keptAtOf(begun) : '';
}

/** Lists the files of which there's no copy since a time. */
async function missingIn(cache: Cache, base: string, list: FileList, since: string) {
  const kept = new Set<string>();
  await Promise.all(
    (await cache.keys()).map(async ({url}) => {
      const {pathname} = new URL(url);
      const copy = isHashed(pathname, base) ? undefined : await matchIn(cache, pathname);
      if (!copy || keptAtOf(copy) >= since) kept.add(pathname);
    }),
  );
  return missingFrom(list, base, (path) => kept.has(path));
}

/**
 * Keeps one file: from an earlier build if its name says that it's the same, and otherwise from the server.
 *
 * @throws {Changed} if the server has another file
 * @throws {Unreachable} if it might arrive later
 */
async function keepFile(
  cache: Cache,
  base: string,
  [path, bytes]: ListedFile,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const isSame = isHashed(base + path, base);
  const earlier = isSame ? await findCopy(base, base + path) : undefined;
  if (earlier) return storeCopy(cache, base + path, earlier);
  const {answer, content} = await load(base + path, isSame ? 'default' : 'no-cache', signal);
  if (!answer.ok || content.size !== bytes) throw new Changed(path);
  signal.throwIfAborted();
  await storeCopy(cache, base + path, new Response(content, answer));
}

/** @throws {Unreachable} unless the server answers for good, and with all of the file */
async function load(path: string, cache: RequestCache, signal: AbortSignal) {
  const timer = new AbortController();
  const stop = () => timer.abort(signal.reason);
  const timeout = setTimeout(() => timer.abort(), patience);
  signal.addEventListener('abort', stop);
  try {
    const answer = await fetch(path, {cache, redirect: keepersMode, signal: timer.signal});
    if (answer.status >= 500 || [408, 429].includes(answer.status)) throw new Unreachable(path);
    return {answer, content: await answer.blob()};
  } catch {
    signal.throwIfAborted();
    throw new Unreachable(path);
  } finally {
    clearTimeout(timeout);
    signal.removeEventListener('abort', stop);
  }
}
