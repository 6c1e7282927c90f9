import {expect, test} from 'vitest';
import {buildOf, bytesOf, isFileList, isRead, missingFrom} from './file-list';

const list = {
  version: '1',
  files: [
    ['docs/roles', 200],
    ['assets/js/main.11112222.js', 30],
    ['assets/js/runtime~main.0a1b2c3d.js', 4],
  ] as [string, number][],
};

test.each([
  'docs/roles.html',
  'index.html',
  'assets/css/a.css',
  'udm.json',
  'llms.txt',
  'img/a.svg',
])('readers need %s', (name) => expect(isRead(name)).toBe(true));

test.each([
  'docs/roles.md',
  'index.html.br',
  'documentation.zip',
  'mcp-server.mjs',
  '.nginx/site.conf',
  '_headers',
  '404.html',
  'offline-worker.js',
  'llms/guides.txt',
  'img/social/docs.png',
])("readers don't need %s", (name) => expect(isRead(name)).toBe(false));

test('a list says how large the site is, and of which build', () => {
  expect(bytesOf(list)).toBe(234);
  expect(buildOf(list)).toBe('0a1b2c3d');
});

test('what every page needs arrives before pages', () => {
  const missing = missingFrom(list, '/docs-site/', (path) => path.includes('runtime'));
  expect(missing).toEqual([
    ['assets/js/main.11112222.js', 30],
    ['docs/roles', 200],
  ]);
});

test("a hotel's login page isn't a list", () => {
  expect(isFileList(null)).toBe(false);
  expect(isFileList({version: '1', files: []})).toBe(false);
  expect(isFileList(list)).toBe(true);
});
