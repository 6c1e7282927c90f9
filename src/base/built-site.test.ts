import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {fileOf, routeOf, siteUrlOf} from './built-site';

const outDir = mkdtempSync(path.join(tmpdir(), 'built-site-'));
afterAll(() => rmSync(outDir, {recursive: true}));
const names = ['404.html', 'docs/index-of-terms.html', 'docs/roles/index.html', 'index.html'];
for (const name of names) {
  mkdirSync(path.join(outDir, path.dirname(name)), {recursive: true});
  writeFileSync(path.join(outDir, name), name);
}

test("converts a page's file to its route and back", () => {
  const routes = names.map(routeOf);
  expect(routes).toEqual(['/404', '/docs/index-of-terms', '/docs/roles', '/']);
  expect(routes.map((route) => fileOf(outDir, route))).toEqual(
    names.map((name) => path.join(outDir, name)),
  );
});

test('finds 404.html by its route, and no page for a folder', () => {
  expect(fileOf(outDir, '/404.html')).toBe(path.join(outDir, '404.html'));
  expect(fileOf(outDir, '/docs')).toBeUndefined();
});

test("finds the site's address on its home page, and says what to do without one", () => {
  const home = path.join(outDir, 'index.html');
  for (const link of [
    '<link data-rh=true rel=canonical href=https://docs.example/docs-site/ />',
    '<link rel="canonical" href="https://docs.example/docs-site/">',
  ]) {
    writeFileSync(home, `<link rel=icon href=/icon.svg />${link}`);
    expect(siteUrlOf(outDir)).toBe('https://docs.example/docs-site');
  }
  writeFileSync(home, '<p>No address</p>');
  expect(() => siteUrlOf(outDir)).toThrow('run `npm run build` first');
});
