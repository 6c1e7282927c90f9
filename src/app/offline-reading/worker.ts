import {isCostly} from '../../docusaurus/late-script/is-costly';
import {barText, withBar} from './bar';
import {
  type CopyPlace,
  dropCopies,
  findCopy,
  isHashed,
  isPage,
  keepersMode,
  keptAtOf,
  listFile,
  matchIn,
  openCopies,
  removeCopies,
  storeCopy,
  storePage,
  tidy,
  workerFile,
} from './copies';
import {partsIn} from './parts';
import type {FetchEvent, ReadAnswer, ReadMessage, WorkerScope} from './worker-scope';

/** The build's name, which `plugin.ts` fills in. It also lets browsers notice that there's a newer worker. */
declare const buildName: string;

/** If the server takes longer to respond and there's a copy, the copy is shown. In milliseconds. */
const patience = 5000;

const scope = self as unknown as WorkerScope;
const base = new URL('./', self.location.href).pathname;
const place: CopyPlace = {base, build: buildName};
/** The page for readers who are offline, which also lists what they can read. */
const offlinePage = `${base}offline`;

scope.addEventListener('install', (event) => {
  // A worker of an earlier build needn't finish with the open tabs: every worker asks the server for pages, and the
  // files of an earlier build stay until no kept page needs them.
  scope.skipWaiting();
  event.waitUntil(keepRead(offlinePage).catch(() => {}));
});

scope.addEventListener('activate', (event) => {
  // The files that the page loads after this are kept, even on the first visit.
  event.waitUntil(
    Promise.all([
      scope.clients.claim(),
      scope.registration.navigationPreload?.enable(),
      tidy(place),
    ]),
  );
});

scope.addEventListener('message', (event) => {
  const {read, files} = event.data as ReadMessage;
  const paths = files.map((address) => new URL(address)).filter(isOurs);
  event.waitUntil(
    keepRead(
      read,
      paths.map(({pathname}) => pathname),
    ).then((answer) => event.ports[0]?.postMessage(answer)),
  );
});

/** Whether an address is the site's, and not one of this feature's own files, which only the server has. */
const isOurs = ({origin, pathname}: URL): boolean =>
  origin === self.location.origin &&
  pathname.startsWith(base) &&
  ![base + workerFile, base + listFile].includes(pathname);

scope.addEventListener('fetch', (event) => {
  const {request} = event;
  const url = new URL(request.url);
  const {pathname} = url;
  if (isOff || request.method !== 'GET' || !isOurs(url)) return;
  // Chromium's developer tools ask for sources in a way that no script can repeat.
  if (request.cache === 'only-if-cached' && request.mode !== 'same-origin') return;
  if (request.mode !== 'navigate' && request.redirect === keepersMode) return;
  const keep: Keep = (task) => event.waitUntil(task);
  if (isHashed(pathname, base)) event.respondWith(hashedFile(request, pathname, keep));
  else if (request.mode !== 'navigate') {
    // Someone who asks what the server has now doesn't want a copy: src/docusaurus/stale-builds.
    if (isPage(pathname) && request.cache !== 'default') return;
    event.respondWith(file(request, pathname, keep));
  } else if (isPage(pathname)) event.respondWith(page(event, pathname));
});

/** Responds with the server's page or, if the server can't be reached, with a copy that says so. */
async function page(event: FetchEvent, path: string): Promise<Response> {
  const copy = await findCopy(base, path);
  const fetched = answerTo(event);
  const answer = await (copy ? Promise.race([fetched, afterPatience()]) : fetched);
  if (answer && answer.status < 500) {
    event.waitUntil(afterAnswer(path, answer.clone()));
    return answer;
  }
  if (copy) {
    const {onLine} = self.navigator;
    const text = barText({keptAt: keptAtOf(copy), isOnline: onLine});
    return new Response(withBar(await copy.text(), text, base), {headers: copy.headers});
  }
  if (answer) return answer;
  if (path === offlinePage || !(await findCopy(base, offlinePage))) return Response.error();
  return Response.redirect(`${offlinePage}?${new URLSearchParams({page: path})}`);
}

/** Returns the server's answer, or `undefined` if it can't be reached. */
async function answerTo(event: FetchEvent): Promise<Response | undefined> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return undefined;
  }
}

const afterPatience = () =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience));

async function afterAnswer(path: string, answer: Response): Promise<void> {
  await leaveIfOff();
  if (isOff) return;
  // A page that was removed from the site.
  if ([404, 410].includes(answer.status)) await dropCopies(place, path);
  if (!isKeepable(answer)) return;
  const html = await answer.text();
  if (isOwn(html)) await storePage(place, path, answer, html).catch(() => {});
}

/** What a redirect leads to is kept at its own address. */
const isKeepable = ({ok, type, redirected}: Response) => ok && type === 'basic' && !redirected;

/** Whether a text is a page of the site, and not a hotel's login page. */
const isOwn = (html: string) => html.includes('runtime~main.');

let hasChecked = false;
/** Whether the site is deployed without offline reading. */
let isOff = false;

/**
 * Goes away after the site is deployed without offline reading. Browsers keep a worker whose script no longer exists
 * (https://github.com/w3c/ServiceWorker/issues/204), so it looks for itself, once each time it's started.
 */
async function leaveIfOff(): Promise<void> {
  if (hasChecked) return;
  hasChecked = true;
  const answer = await fetch(self.location.href, {method: 'HEAD', cache: 'no-store'}).catch(
    () => undefined,
  );
  isOff = answer !== undefined && [404, 410].includes(answer.status);
  if (!isOff) return;
  await scope.registration.unregister();
  await removeCopies(base);
}

/** Takes what must be done after a response. */
type Keep = (task: Promise<void>) => void;

/** Responds with a file whose content never changes, from a copy if there is one. */
async function hashedFile(
  request: RequestInfo,
  path: string,
  keep: Keep,
  init?: RequestInit,
): Promise<Response> {
  const cache = await openCopies(place);
  const kept = await matchIn(cache, path);
  if (kept) return kept;
  const answer = (await findCopy(base, path)) ?? (await fetch(request, init));
  // From an earlier build, too: each build's cache has all that its pages need.
  keep(storeFile(cache, path, answer.clone()));
  return answer;
}

/** Responds with the server's file or, if the server can't be reached, with a copy. */
async function file(
  request: RequestInfo,
  path: string,
  keep: Keep,
  init?: RequestInit,
): Promise<Response> {
  try {
    const answer = await fetch(request, init);
    keep(storeFile(await openCopies(place), path, answer.clone()));
    return answer;
  } catch (error) {
    const copy = await findCopy(base, path);
    if (copy) return copy;
    throw error;
  }
}

/** Keeps a file of a page, unless something came instead of it. If there's no room for it, the page works without. */
async function storeFile(cache: Cache, path: string, answer: Response): Promise<void> {
  const isHtml = answer.headers.get('content-type')?.startsWith('text/html');
  if (!answer.ok || answer.redirected || isHtml) return;
  try {
    const content = await answer.blob();
    if (content.size > 0 && !isOff) await storeCopy(cache, path, new Response(content, answer));
  } catch {
    // It was cut off, or there's no room.
  }
}

/**
 * Keeps a page that the reader opened without loading it from the server, or before there was a worker: the page and
 * its files. On a costly connection, only what the browser has anyway.
 *
 * @param loaded paths of files that the page has loaded, apart from those that it names
 */
async function keepRead(path: string, loaded: string[] = []): Promise<ReadAnswer> {
  const isSaving = isCostly();
  const init: RequestInit = isSaving ? {cache: 'only-if-cached', mode: 'same-origin'} : {};
  try {
    const answer = await fetch(path, init);
    if (answer.status >= 500) throw new Error(`${path} ${answer.status}`);
    const html = isKeepable(answer) ? await answer.text() : '';
    if (isOwn(html)) {
      const parts = [...new Set([...partsIn(html, base), ...loaded])].filter(
        (part) => !isPage(part),
      );
      // Before the page, so that a page that is kept has them. It can do without one that fails.
      const stored: Promise<void>[] = [];
      const keep: Keep = (task) => stored.push(task);
      await Promise.allSettled(
        parts.map((part) => (isHashed(part, base) ? hashedFile : file)(part, part, keep, init)),
      );
      await Promise.all(stored);
      await storePage(place, path, answer, html);
    }
    return {isReachable: true, keptAt: ''};
  } catch {
    const copy = await findCopy(base, path);
    const isUnknown = isSaving && self.navigator.onLine;
    return {isReachable: isUnknown, keptAt: copy ? keptAtOf(copy) : ''};
  }
}
