import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {builtRoutes} from './built-routes';

it("lists a build's pages by route", () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'built-routes-'));
  mkdirSync(path.join(folder, 'docs/roles'), {recursive: true});
  for (const file of ['index.html', 'docs/index-of-terms.html', 'docs/roles/index.html', 'a.js']) {
    writeFileSync(path.join(folder, file), '');
  }
  expect(builtRoutes(folder)).toEqual(['/', '/docs/index-of-terms', '/docs/roles']);
  rmSync(folder, {recursive: true});
});

it("says what to do if there's no build", () => {
  expect(() => builtRoutes('no-such-build')).toThrow('run `npm run build` first');
});
