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
  write('new.html', page);
  write('old/index.html', '<meta http-equiv="refresh" content="0; url=/new#part">');
  write('assets/main.0a1b2c3d.js', 'a()');
  redirect('/old', '/new#part');
  await compress(outDir, true);
});

/** Writes what servers are told, with this one redirect. */
function redirect(from: string, to: string) {
  const rules = rulesOf([page], {}, [{from, to}]);
  for (const [name, text] of Object.entries(filesOf(rules))) write(name, text);
}

afterEach(() => rmSync(outDir, {recursive: true}));

test('finds nothing wrong with a build as it was made', () => {
  expect(checkBuild(outDir)).toEqual([]);
});

test("finds nothing wrong with the hash of the hosted search's style", async () => {
  const rules = rulesOf([page], {ALGOLIA_APP_ID: 'LARKFIELD'}, []);
  write('old/index.html', page);
  for (const [name, text] of Object.entries(filesOf(rules))) write(name, text);
  await compress(outDir, true);
  expect(checkBuild(outDir)).toEqual([]);
});

test.each([
  ['an inline script', 'b.html', '<script>b()</script>', 'blocks an inline script'],
  ['a redirect', 'gone/index.html', '<meta http-equiv="refresh" content="0; url=/new">', '/gone'],
  ['a name', 'assets/plain.js', 'a()', 'no hash in its name'],
  ['an ending', 'film.mov', 'x', 'has no type'],
  ['a page', 'new.html', `${page}.`, 'new.html.br is missing or old'],
  ['what nginx is told', '.nginx/site.conf', '', 'does not send Content-Security-Policy'],
])('notices %s that came later', (_what, name, text, fault) => {
  write(name, text);
  expect(checkBuild(outDir).join('\n')).toContain(fault);
});

test('notices that the script was taken out, and that a redirect leads nowhere', () => {
  rmSync(path.join(outDir, 'new.html'));
  const faults = checkBuild(outDir).join('\n');
  expect(faults).toContain('which no page has');
  expect(faults).toContain('_redirects leads /old to /new#part, where no page is');
  expect(faults).toContain('new.html.br has no file');
});

test.each([
  ['/old', '/new#gone', 'the page has no anchor "#gone"'],
  ['/new', '/new', '_redirects leads from /new, where the page /new is'],
  ['/NEW', '/new', '_redirects leads from /NEW, where the page /new is'],
  ['/old', '/old', 'where no page is'],
])('refuses a redirect from %s to %s', (from, to, fault) => {
  redirect(from, to);
  expect(checkBuild(outDir).join('\n')).toContain(fault);
});

test('a build without rules says what to do', () => {
  rmSync(path.join(outDir, '_headers'));
  expect(checkBuild(outDir)).toEqual(['_headers is missing: build the site again']);
});
