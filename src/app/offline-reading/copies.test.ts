import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {
  findCopy,
  isHashed,
  isPage,
  keptPages,
  listFile,
  mostPages,
  openCopies,
  removeCopies,
  storeCopy,
  storePage,
} from './copies';
import {fakeCaches} from './testing/fake-caches';

const base = '/docs-site/';
const [old, next] = ['0a1b2c3d', '99999999'].map((build) => ({base, build}));
if (!old || !next) throw new Error('two builds');

let now = Date.parse('2026-11-12T08:00:00Z');

beforeEach(() => {
  vi.stubGlobal('caches', fakeCaches());
  vi.useFakeTimers({toFake: ['Date']});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Keeps a page a second after the one before it. */
async function read(place: typeof old, name: string, title = name) {
  now += 1000;
  vi.setSystemTime(now);
  const html = `<title data-rh=true>${title}</title>`;
  await storePage(place as NonNullable<typeof old>, base + name, new Response(html), html);
}

const textOf = async (name: string) => (await findCopy(base, base + name))?.text();

test.each([
  ['/docs/roles', true],
  ['/docs/releases/platform/11.32', true],
  ['/', true],
  ['/udm.json', false],
  ['/docs/roles.md', false],
])('%s is a page: %s', (path, expected) => {
  expect(isPage(path)).toBe(expected);
});

test('a name with a hash says that a copy is current', () => {
  expect(isHashed('/docs-site/assets/js/main.0a1b2c3d.js', base)).toBe(true);
  expect(isHashed('/docs-site/search-index/words-1-0a1b2c3d.json', base)).toBe(true);
  expect(isHashed('/docs-site/search-index/index.json', base)).toBe(false);
});

test('the copy of a newer build replaces the earlier one, whose files go with its last page', async () => {
  await read(old, 'docs/roles', 'Roles of old');
  await storeCopy(await openCopies(old), `${base}assets/a.0a1b2c3d.js`, new Response('a'));
  await read(next, 'docs/users');
  expect(await textOf('assets/a.0a1b2c3d.js')).toBe('a');
  await read(next, 'docs/roles', 'Roles');
  expect(await textOf('docs/roles')).toContain('>Roles<');
  expect(await textOf('assets/a.0a1b2c3d.js')).toBeUndefined();
});

test('the pages that were read longest ago go first', async () => {
  await read(old, 'docs/first');
  await read(old, 'docs/second');
  for (let count = 2; count < mostPages; count += 1) await read(old, `docs/page-${count}`);
  await read(old, 'docs/first');
  await read(next, 'docs/last');
  expect(await textOf('docs/second')).toBeUndefined();
  expect(await textOf('docs/first')).toBeDefined();
  expect(await keptPages(base)).toHaveLength(mostPages);
});

test('a whole site stays whole, and the newest copy of each page is found', async () => {
  await read(old, 'docs/roles', 'Roles of old');
  await storeCopy(await openCopies(old), base + listFile, new Response('{}'));
  for (let count = 0; count <= mostPages; count += 1) await read(old, `docs/page-${count}`);
  await read(next, 'docs/roles', 'Roles');
  expect(await textOf('docs/roles')).toContain('>Roles<');
  expect(await keptPages(base)).toHaveLength(mostPages + 2);
  await removeCopies(base, next.build);
  expect((await keptPages(base)).map(({title}) => title)).toEqual(['Roles']);
});

test('kept pages are listed by their titles, also in other alphabets', async () => {
  await read(old, 'docs/roles', 'Rôles → 役割');
  await read(old, 'docs/users');
  expect((await keptPages(base)).map(({title}) => title)).toEqual(['docs/users', 'Rôles → 役割']);
});

test('another site on the host keeps its copies', async () => {
  await read({base: '/docs-site/de/', build: old.build}, '../de/docs/rollen');
  await read(old, 'docs/roles');
  await removeCopies(base);
  expect(await keptPages('/docs-site/de/')).toHaveLength(1);
});
