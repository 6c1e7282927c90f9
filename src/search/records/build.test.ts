import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {digestPages, readBuiltPages, readRecords} from './build';

const outDir = mkdtempSync(path.join(tmpdir(), 'build-'));
afterAll(() => rmSync(outDir, {recursive: true}));

function write(file: string, title: string) {
  mkdirSync(path.join(outDir, path.dirname(file)), {recursive: true});
  writeFileSync(
    path.join(outDir, file),
    `<meta name=docsearch:language content=en><meta name=docusaurus_tag content=default>
     <main><h1>${title}</h1></main>`,
  );
}

it("reads a build's pages by route, wherever their files are", () => {
  write('index.html', 'Home');
  write('help.html', 'Help');
  write('docs/roles/index.html', 'Roles');
  write('docs/connectors/tenable-io.html', 'Tenable Vulnerability Management');
  write('__docusaurus/debug.html', 'Debug');
  const routes = [
    '/help',
    '/',
    '/docs/roles',
    '/docs/connectors/tenable-io',
    '/docs/connectors/tenable-io',
    '/__docusaurus/debug',
    '/no-such-file',
  ];
  const records = readRecords(outDir, routes, 'https://docs.example.com/');
  expect(records.map(({url, hierarchy, keywords}) => [url, hierarchy.lvl1, keywords])).toEqual([
    ['https://docs.example.com/', 'Home', []],
    [
      'https://docs.example.com/docs/connectors/tenable-io',
      'Tenable Vulnerability Management',
      ['Tenable', 'Tenable.io', 'tenable-io'],
    ],
    ['https://docs.example.com/docs/roles', 'Roles', []],
    ['https://docs.example.com/help', 'Help', []],
  ]);
});

it("knows when a page's records stay the same", () => {
  const digestOf = (sidebar: string, script: string, text: string) => {
    writeFileSync(
      path.join(outDir, 'same.html'),
      `<aside class="theme-doc-sidebar-container a"><a href=/x>${sidebar}</a></aside><main>${text}</main>
       <script src=/assets/js/runtime~main.${script}.js></script>`,
    );
    return digestPages(readBuiltPages(outDir, ['/same']));
  };
  const before = digestOf('Roles', '1f2e', 'Text');
  expect(digestOf('Users', '1f2e', 'Text')).toBe(before);
  expect(digestOf('Roles', '3d4c', 'Text')).toBe(before);
  expect(digestOf('Roles', '1f2e', 'Other text')).not.toBe(before);
});
