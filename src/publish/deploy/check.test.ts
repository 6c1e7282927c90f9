import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {checkBuild} from './check';
import {compress} from './compress';
import {filesOf} from './files';
import {rulesOf} from './rules';

const page = `<script>a()</script><h2 id=part>Part</h2>${'<p>Words.</p>'.repeat(200)}`;
let outDir: string;

function write(name: string, text: string) {
  const file = path.join(outDir, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

beforeEach(async () => {
  outDir = mkdtempSync(path.join(tmpdir(), 'deploy-'));
  write('index.html', '<link rel=canonical href=https://docs.example/>');
  write('new.html', page);
  write('old/index.html', '<meta http-equiv="refresh" content="0; url=/new#part">');
  write('assets/main.0a1b2c3d.js', 'a()');
  redirect('/old', '/new#part');
  await compress(outDir, true);
});

/** Writes the server rules with this redirect only. */
function redirect(from: string, to: string) {
  const rules = rulesOf([page], {}, [{from, to}]);
  for (const [name, text] of Object.entries(filesOf(rules))) write(name, text);
}

afterEach(() => rmSync(outDir, {recursive: true}));

test('finds no faults in an unchanged build', () => {
  expect(checkBuild(outDir)).toEqual([]);
});

test("accepts the hash of the hosted search's style", async () => {
  const rules = rulesOf([page], {ALGOLIA_APP_ID: 'LARKFIELD'}, []);
  write('old/index.html', page);
  for (const [name, text] of Object.entries(filesOf(rules))) write(name, text);
  await compress(outDir, true);
  expect(checkBuild(outDir)).toEqual([]);
});

test.each([
  ['an inline script', 'b.html', '<script>b()</script>', 'blocks an inline script'],
  ['a redirect', 'gone/index.html', '<meta http-equiv="refresh" content="0; url=/new">', '/gone'],
  ['a name', 'assets/plain.js', 'a()', 'its name has no hash'],
  ['an ending', 'film.mov', 'x', 'has no type'],
  ['a page', 'new.html', `${page}.`, 'new.html.br is missing or outdated'],
  ['the nginx configuration', '.nginx/site.conf', '', "doesn't send Content-Security-Policy"],
])('reports a changed build: %s', (_what, name, text, fault) => {
  write(name, text);
  expect(checkBuild(outDir).join('\n')).toContain(fault);
});

test('reports a removed script and a redirect without a target', () => {
  rmSync(path.join(outDir, 'new.html'));
  const faults = checkBuild(outDir).join('\n');
  expect(faults).toContain('which no page has');
  expect(faults).toContain("_redirects sends /old to /new#part, which isn't a page");
  expect(faults).toContain('new.html.br is left over');
});

test.each([
  ['/old', '/new#gone', 'the page has no anchor "#gone"'],
  ['/new', '/new', '_redirects has a rule for /new, which is the page /new'],
  ['/NEW', '/new', '_redirects has a rule for /NEW, which is the page /new'],
  ['/old', '/old', "which isn't a page"],
])('rejects a redirect from %s to %s', (from, to, fault) => {
  redirect(from, to);
  expect(checkBuild(outDir).join('\n')).toContain(fault);
});

test('says what to do about a build without rules', () => {
  rmSync(path.join(outDir, '_headers'));
  expect(checkBuild(outDir)).toEqual(['_headers is missing: build the site again']);
});
