import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {findCopy, openCopies, storeCopy} from './copies';
import type {FileList} from './file-list';
import {fakeCaches} from './testing/fake-caches';
import {keepSite, readSiteCopy} from './whole-site';

const base = '/';
/** What the server has, by path. */
let files: Record<string, string>;
let fetched: string[];
/** What happens to a request. */
let meet: (path: string) => void;

beforeEach(() => {
  vi.stubGlobal('caches', fakeCaches());
  files = {
    'assets/runtime~main.0a1b2c3d.js': 'runtime',
    'docs/roles': 'Roles',
    'udm.json': '{}',
  };
  fetched = [];
  meet = () => {};
  vi.stubGlobal('fetch', async (address: string) => {
    const path = address.slice(1);
    meet(path);
    fetched.push(path);
    return new Response(files[path] ?? 'Not found', {status: path in files ? 200 : 404});
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const listOf = (): FileList => ({
  version: JSON.stringify(files),
  files: Object.entries(files).map(([path, text]) => [path, text.length]),
});
const keep = (list = listOf(), signal = new AbortController().signal) => {
  const told: number[] = [];
  return keepSite(base, list, (arrived) => told.push(arrived), signal).then((stop) => ({
    stop,
    told,
  }));
};
const textOf = async (path: string) => (await findCopy(base, base + path))?.text();

test('everything is kept, with progress, and the copy knows its size', async () => {
  const {stop, told} = await keep();
  expect(stop).toBeUndefined();
  expect(told.at(-1)).toBe('runtime'.length + 'Roles'.length + 2);
  expect(await textOf('docs/roles')).toBe('Roles');
  expect(await readSiteCopy(base)).toMatchObject({
    arrived: 14,
    completedAt: expect.stringMatching(/^20/),
  });
});

test('a file that fails once is fetched again, and does not stop the others', async () => {
  vi.useFakeTimers();
  let failures = 0;
  meet = (path) => {
    if (path !== 'assets/runtime~main.0a1b2c3d.js' || failures > 0) return;
    failures += 1;
    throw new TypeError('Failed to fetch');
  };
  const kept = keep();
  await vi.runAllTimersAsync();
  expect((await kept).stop).toBeUndefined();
  expect(fetched).toEqual(['docs/roles', 'udm.json', 'assets/runtime~main.0a1b2c3d.js']);
  expect(await readSiteCopy(base)).toMatchObject({arrived: 14});
});

test('a server that is busy is asked again later', async () => {
  vi.useFakeTimers();
  let isBusy = true;
  vi.stubGlobal('fetch', async (address: string) => {
    const busy = isBusy && address === '/udm.json';
    if (busy) isBusy = false;
    return new Response(busy ? 'Busy' : files[address.slice(1)], {status: busy ? 429 : 200});
  });
  const kept = keep();
  await vi.runAllTimersAsync();
  expect((await kept).stop).toBeUndefined();
  expect(await textOf('udm.json')).toBe('{}');
});

test('a request that never ends is given up, and sent again', async () => {
  vi.useFakeTimers();
  let isStuck = true;
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, {signal}: {signal: AbortSignal}) => {
    if (!isStuck || address !== '/udm.json') return answer(address);
    isStuck = false;
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  });
  const kept = keep();
  await vi.runAllTimersAsync();
  expect((await kept).stop).toBeUndefined();
});

test('what keeps failing leaves what has arrived, and the next attempt fetches the rest', async () => {
  vi.useFakeTimers();
  meet = (path) => {
    if (path === 'udm.json') throw new TypeError('Failed to fetch');
  };
  const kept = keep();
  await vi.runAllTimersAsync();
  expect((await kept).stop).toBe('unreachable');
  expect(await readSiteCopy(base)).toMatchObject({arrived: 12, completedAt: ''});
  meet = () => {};
  fetched = [];
  expect((await keep()).stop).toBeUndefined();
  expect(fetched).toEqual(['udm.json']);
});

test("a site that can't be reached isn't asked for each of its files", async () => {
  vi.useFakeTimers();
  for (let number = 0; number < 100; number += 1) files[`img/${number}.svg`] = '<svg/>';
  let asked = 0;
  meet = () => {
    asked += 1;
    throw new TypeError('Failed to fetch');
  };
  const kept = keep();
  await vi.runAllTimersAsync();
  expect((await kept).stop).toBe('unreachable');
  expect(asked).toBeLessThan(Object.keys(files).length);
});

test('a reader can stop while what failed waits', async () => {
  vi.useFakeTimers();
  const controller = new AbortController();
  meet = (path) => {
    if (path === 'udm.json') throw new TypeError('Failed to fetch');
  };
  const kept = keep(listOf(), controller.signal);
  await vi.advanceTimersByTimeAsync(500);
  controller.abort();
  expect((await kept).stop).toBe('canceled');
});

test('a reader can stop', async () => {
  const controller = new AbortController();
  meet = () => controller.abort();
  expect((await keep(listOf(), controller.signal)).stop).toBe('canceled');
});

test('a browser without room says so', async () => {
  const cache = await openCopies({base, build: '0a1b2c3d'});
  vi.stubGlobal('caches', {
    keys: async () => [],
    open: async () => ({
      ...cache,
      put: async () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    }),
  });
  expect((await keep()).stop).toBe('full');
});

test('a deployment in the meantime is noticed', async () => {
  const list = listOf();
  files['docs/roles'] = 'Roles and more';
  expect((await keep(list)).stop).toBe('changed');
});

test('an update takes files with the same name from the earlier copy, and drops that copy', async () => {
  files['assets/shared.77778888.js'] = 'shared';
  await keep();
  const {'assets/runtime~main.0a1b2c3d.js': runtime = '', ...rest} = files;
  files = {...rest, 'assets/runtime~main.99999999.js': runtime, 'docs/roles': 'New roles'};
  fetched = [];
  await keep();
  expect(fetched.sort()).toEqual(['assets/runtime~main.99999999.js', 'docs/roles', 'udm.json']);
  expect(await textOf('docs/roles')).toBe('New roles');
  expect(await textOf('assets/shared.77778888.js')).toBe('shared');
  expect(await caches.keys()).toHaveLength(1);
});

test('a file without a hash in its name is fetched again if the site has changed', async () => {
  vi.useFakeTimers({toFake: ['Date'], now: Date.parse('2026-11-12T08:00:00Z')});
  await storeCopy(await openCopies({base, build: '0a1b2c3d'}), '/udm.json', new Response('{}'));
  await keep();
  vi.setSystemTime(Date.parse('2026-11-13T08:00:00Z'));
  files['udm.json'] = '[]';
  fetched = [];
  await keep();
  expect(fetched.sort()).toEqual(['docs/roles', 'udm.json']);
  expect(await textOf('udm.json')).toBe('[]');
});
