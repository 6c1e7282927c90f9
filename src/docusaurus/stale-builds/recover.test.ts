import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {keep, takeKept} from './kept';
import {loadPart} from './recover';

const old = 'https://docs.example.com/assets/js/runtime~main.0a1b2c3d.js';
const reload = vi.fn();

/** What the server answers to a request for the home page. */
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

/** Asks for a part whose file is gone. Gives whether the page was loaded afresh; else the reader hears of the failure. */
async function loadsAfresh(): Promise<boolean> {
  const reloaded = new Promise<boolean>((resolve) =>
    reload.mockImplementation(() => resolve(true)),
  );
  const failed = loadPart(() => Promise.reject(new Error('gone'))).catch(() => false);
  return Promise.race([reloaded, failed]);
}

test('after a deployment the page is loaded afresh', async () => {
  home = isNew;
  expect(await loadsAfresh()).toBe(true);
});

test('where nothing was deployed, the part has failed', async () => {
  home = isOld;
  expect(await loadsAfresh()).toBe(false);
});

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('offline')) as never],
  ['has trouble', () => new Response('Bad gateway', {status: 502})],
])('where the server %s, the page stays', async (_what, answer) => {
  home = answer;
  expect(await loadsAfresh()).toBe(false);
});

test('a tab that meets the same build again stays, so that it never goes in circles', async () => {
  home = isNew;
  expect(await loadsAfresh()).toBe(true);
  expect(await loadsAfresh()).toBe(false);
});

test('without storage the page stays: it could not tell that it has been here before', async () => {
  home = isNew;
  vi.stubGlobal('window', {location: {pathname: '/docs/roles', reload}});
  expect(await loadsAfresh()).toBe(false);
});

test('what was kept comes back once, and only on its page', async () => {
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

test('what somebody else wrote there is left alone', async () => {
  home = isNew;
  const forget = keep('search', () => ({query: 'roles'}));
  await loadsAfresh();
  forget();
  expect(takeKept('search', isText)).toBeUndefined();
});

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
