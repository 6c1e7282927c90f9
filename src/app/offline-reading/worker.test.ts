import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {fakeCaches} from './testing/fake-caches';
import type {FetchEvent} from './worker-scope';

const origin = 'https://docs.example.com';
const html = {'content-type': 'text/html'};
const pageOf = (title: string) =>
  `<title>${title}</title><body class=plain><script src=/assets/js/runtime~main.0a1b2c3d.js></script><img src=/img/a.svg></body>`;

/** What the server has, by path; nothing at all if it can't be reached. */
let server: Record<string, () => Response | Promise<Response>> | undefined;
let asked: {path: string; cache: RequestCache | undefined}[];
let listeners: Record<string, (event: unknown) => void>;
let connection: {saveData?: boolean};
let unregister: ReturnType<typeof vi.fn>;

beforeEach(async () => {
  asked = [];
  listeners = {};
  connection = {};
  unregister = vi.fn(async () => true);
  server = {
    '/offline-worker.js': () => new Response('worker'),
    '/docs/roles': () => new Response(pageOf('Roles'), {headers: html}),
    '/assets/js/runtime~main.0a1b2c3d.js': () => new Response('runtime'),
    '/img/a.svg': () => new Response('<svg/>'),
  };
  vi.stubGlobal('buildName', '0a1b2c3d');
  vi.stubGlobal('caches', fakeCaches());
  vi.stubGlobal('navigator', {onLine: true, connection});
  vi.stubGlobal('self', {
    location: new URL(`${origin}/offline-worker.js`),
    navigator: {onLine: true},
    registration: {unregister},
    clients: {claim: async () => {}},
    skipWaiting: async () => {},
    addEventListener: (type: string, listener: (event: unknown) => void) => {
      listeners[type] = listener;
    },
  });
  vi.stubGlobal('fetch', async (request: string | {url: string}, init: RequestInit = {}) => {
    const address = typeof request === 'string' ? request : request.url;
    const {pathname} = new URL(address, origin);
    asked.push({path: pathname, cache: init.cache});
    if (!server || init.cache === 'only-if-cached') throw new TypeError('Failed to fetch');
    const answer = (await server[pathname]?.()) ?? new Response('No', {status: 404, headers: html});
    Object.defineProperty(answer, 'type', {value: 'basic'});
    // A copy of a response has its type, too, which ours doesn't.
    const clone = answer.clone.bind(answer);
    answer.clone = () => Object.defineProperty(clone(), 'type', {value: 'basic'});
    return answer;
  });
  vi.resetModules();
  await import('./worker');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Requests an address through the worker, and waits until it has kept what it keeps. */
async function request(
  path: string,
  {mode = 'navigate', cache = 'default', redirect = 'follow'} = {},
) {
  const tasks: Promise<unknown>[] = [];
  let response: Promise<Response> | undefined;
  const event = {
    request: {url: origin + path, method: 'GET', mode, cache, redirect},
    preloadResponse: Promise.resolve(undefined),
    waitUntil: (task: Promise<unknown>) => tasks.push(task),
    respondWith: (answer: Promise<Response>) => {
      response = answer;
    },
  };
  listeners.fetch?.(event as unknown as FetchEvent);
  const answer = await response;
  await Promise.all(tasks);
  // Files are kept after they're sent.
  await new Promise((resolve) => setTimeout(resolve));
  return answer;
}

/** Tells the worker that the reader opened a page. */
async function read(path: string, files: string[] = []) {
  const tasks: Promise<unknown>[] = [];
  let answer: unknown;
  listeners.message?.({
    data: {read: path, files: files.map((file) => origin + file)},
    ports: [{postMessage: (said: unknown) => (answer = said)}],
    waitUntil: (task: Promise<unknown>) => tasks.push(task),
  });
  await Promise.all(tasks);
  await new Promise((resolve) => setTimeout(resolve));
  return answer;
}

const textOf = async (path: string, options = {}) => (await request(path, options))?.text();
const asFile = {mode: 'no-cors'};

test('online, a page always comes from the server', async () => {
  await request('/docs/roles');
  server = {...server, '/docs/roles': () => new Response(pageOf('New roles'), {headers: html})};
  const text = await textOf('/docs/roles');
  expect(text).toContain('New roles');
  expect(text).not.toContain('This copy');
});

test("a copy says that it's one", async () => {
  await request('/docs/roles');
  server = undefined;
  expect(await textOf('/docs/roles')).toMatch(/<body class=plain><aside .*This copy is from/);
});

test('a server that fails gets the copy shown, and without a copy its own page', async () => {
  await request('/docs/roles');
  const fails = () => new Response('Bad gateway', {status: 502, headers: html});
  server = {...server, '/docs/roles': fails, '/docs/users': fails};
  expect(await textOf('/docs/roles')).toContain("The site can't be reached. This copy");
  expect(await textOf('/docs/users')).toBe('Bad gateway');
});

test('a server that takes too long gets the copy shown', async () => {
  await request('/docs/roles');
  server = {...server, '/docs/roles': () => new Promise(() => {})};
  vi.useFakeTimers({toFake: ['setTimeout']});
  const shown = textOf('/docs/roles');
  await vi.advanceTimersByTimeAsync(6000);
  expect(await shown).toContain('This copy is from');
});

test('a page that the site no longer has is dropped', async () => {
  await request('/docs/roles');
  delete server?.['/docs/roles'];
  await request('/docs/roles');
  server = undefined;
  expect((await request('/docs/roles'))?.type).toBe('error');
});

test("a hotel's login page isn't kept, nor is it kept as a script", async () => {
  const hotel = () => new Response('<h1>Hotel</h1>', {headers: html});
  const script = '/assets/js/runtime~main.0a1b2c3d.js';
  const own = server;
  server = {...server, '/docs/roles': hotel, [script]: hotel};
  await request('/docs/roles');
  await request(script, asFile);
  server = own;
  expect(await textOf(script, asFile)).toBe('runtime');
  server = undefined;
  expect((await request('/docs/roles'))?.type).toBe('error');
});

test('a file whose name says that it never changes is fetched once', async () => {
  const script = '/assets/js/runtime~main.0a1b2c3d.js';
  await request(script, asFile);
  await request(script, asFile);
  expect(asked.filter(({path}) => path === script)).toHaveLength(1);
});

test('any other file comes from the server, and from a copy only if there is none', async () => {
  await request('/img/a.svg', asFile);
  server = {...server, '/img/a.svg': () => new Response('<svg>new</svg>')};
  expect(await textOf('/img/a.svg', asFile)).toBe('<svg>new</svg>');
  server = undefined;
  expect(await textOf('/img/a.svg', asFile)).toBe('<svg>new</svg>');
});

test('who asks what the server has now gets no copy', async () => {
  expect(await request('/docs/roles', {mode: 'cors', cache: 'no-cache'})).toBeUndefined();
  expect(await request('/offline-files.json', {mode: 'cors'})).toBeUndefined();
});

test('files that are fetched to keep the whole site are left to the page that keeps them', async () => {
  const keeper = {mode: 'cors', redirect: 'manual'};
  expect(await request('/assets/js/runtime~main.0a1b2c3d.js', keeper)).toBeUndefined();
  expect(await request('/img/a.svg', {...keeper, cache: 'no-cache'})).toBeUndefined();
  expect((await request('/docs/roles', {redirect: 'manual'}))?.ok).toBe(true);
});

test('the page of a first visit is kept with its files', async () => {
  server = {...server, '/assets/js/later.11112222.js': () => new Response('later')};
  const answer = await read('/docs/roles', ['/assets/js/later.11112222.js', '/docs/users']);
  expect(answer).toEqual({isReachable: true, keptAt: ''});
  expect(asked.map(({path}) => path)).not.toContain('/docs/users');
  server = undefined;
  expect(await textOf('/assets/js/later.11112222.js', asFile)).toBe('later');
  expect(await textOf('/docs/roles')).toContain('Roles');
  expect(await textOf('/img/a.svg', asFile)).toBe('<svg/>');
});

test('a reader who goes on without a connection learns how old the page is', async () => {
  await read('/docs/roles');
  server = undefined;
  expect(await read('/docs/roles')).toEqual({
    isReachable: false,
    keptAt: expect.stringMatching(/^2\d{3}-/),
  });
});

test('on a costly connection, nothing is fetched for keeping', async () => {
  connection.saveData = true;
  expect(await read('/docs/roles')).toMatchObject({isReachable: true});
  expect(asked.every(({cache}) => cache === 'only-if-cached')).toBe(true);
});

test('without offline reading, the worker goes away with all it kept', async () => {
  await read('/docs/roles');
  delete server?.['/offline-worker.js'];
  await request('/docs/roles');
  expect(unregister).toHaveBeenCalled();
  expect(await caches.keys()).toEqual([]);
  expect(await request('/docs/roles')).toBeUndefined();
});

test("a worker that can't be looked for stays", async () => {
  server = {...server, '/offline-worker.js': () => new Response('No', {status: 503})};
  await request('/docs/roles');
  expect(unregister).not.toHaveBeenCalled();
});
