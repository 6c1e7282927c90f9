import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {keep, takeKept} from './kept';
import {loadPart} from './recover';

const old = 'https://docs.example.com/assets/js/runtime~main.0a1b2c3d.js';
const reload = vi.fn();

/** Returns the server's response to a request for the home page. */
let home: () => Response;

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('window', {
    location: {pathname: '/docs/roles', reload},
    addEventListener: () => {},
    sessionStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
      removeItem: (key: string) => items.delete(key),
    },
  });
  vi.stubGlobal('document', {scripts: [{src: 'https://cdn.example/main.js'}, {src: old}]});
  vi.stubGlobal('fetch', async (address: string) => {
    expect(address).toBe('https://docs.example.com/');
    return home();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockReset();
});

const isOld = () => new Response(`<script src="/assets/js/runtime~main.0a1b2c3d.js"></script>`);
const isNew = () => new Response(`<script src="/assets/js/runtime~main.99999999.js"></script>`);

/** Requests a part whose file is missing. Returns whether the page was reloaded; otherwise the reader sees an error. */
async function loadsAfresh(): Promise<boolean> {
  const reloaded = new Promise<boolean>((resolve) =>
    reload.mockImplementation(() => resolve(true)),
  );
  const failed = loadPart(() => Promise.reject(new Error('gone'))).catch(() => false);
  return Promise.race([reloaded, failed]);
}

test('reloads the page after a deployment', async () => {
  home = isNew;
  expect(await loadsAfresh()).toBe(true);
});

test('reports that the part failed if nothing was deployed', async () => {
  home = isOld;
  expect(await loadsAfresh()).toBe(false);
});

test.each([
  ["can't be reached", () => Promise.reject(new TypeError('offline')) as never],
  ['has trouble', () => new Response('Bad gateway', {status: 502})],
])("doesn't reload if the server %s", async (_what, answer) => {
  home = answer;
  expect(await loadsAfresh()).toBe(false);
});

test("doesn't reload twice for the same build, so that it never loops", async () => {
  home = isNew;
  expect(await loadsAfresh()).toBe(true);
  expect(await loadsAfresh()).toBe(false);
});

test("doesn't reload without storage, because it couldn't detect a loop", async () => {
  home = isNew;
  vi.stubGlobal('window', {location: {pathname: '/docs/roles', reload}});
  expect(await loadsAfresh()).toBe(false);
});

test('restores kept state once, and only on the same page', async () => {
  home = isNew;
  const forget = keep('search', () => 'roles');
  await loadsAfresh();
  forget();
  window.location.pathname = '/docs/users';
  expect(takeKept('search', isText)).toBeUndefined();
  window.location.pathname = '/docs/roles';
  expect(takeKept('search', isText)).toBe('roles');
  expect(takeKept('search', isText)).toBeUndefined();
});

test('ignores a value that another script stored', async () => {
  home = isNew;
  const forget = keep('search', () => ({query: 'roles'}));
  await loadsAfresh();
  forget();
  expect(takeKept('search', isText)).toBeUndefined();
});

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
