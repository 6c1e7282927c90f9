import {
  findCopy,
  isHashed,
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
 * Keeps all files of the site. Fetches only those that aren't kept yet.
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
    const fetchNext = async () => {
      for (let file = missing.shift(); file; file = missing.shift()) {
        await keepFile(cache, base, file, signal);
        arrived += file[1];
        tell(arrived);
      }
    };
    await Promise.all(Array.from({length: parallel}, fetchNext)).finally(() => {
      // After a failure, the others stop, too.
      missing.length = 0;
    });
    await storeCopy(cache, base + completeMark, new Response('{}'));
    // This copy has all that earlier ones have, and is newer.
    await removeCopies(base, build);
    return undefined;
  } catch (error) {
    if (signal.aborted) return 'canceled';
    if (error instanceof Changed) return 'changed';
    return error instanceof DOMException && error.name === 'QuotaExceededError'
      ? 'full'
      : 'unreachable';
  }
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
 */
async function keepFile(
  cache: Cache,
  base: string,
  [path, bytes]: FileList['files'][number],
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const isSame = isHashed(base + path, base);
  const earlier = isSame ? await findCopy(base, base + path) : undefined;
  if (earlier) return storeCopy(cache, base + path, earlier);
  const answer = await fetch(base + path, {cache: isSame ? 'default' : 'no-cache', signal});
  if (answer.status >= 500) throw new Error(`${path} ${answer.status}`);
  const content = await answer.blob();
  if (!answer.ok || content.size !== bytes) throw new Changed(path);
  signal.throwIfAborted();
  await storeCopy(cache, base + path, new Response(content, answer));
}
