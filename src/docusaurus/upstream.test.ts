import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {listFiles} from '../base/source/paths';
import leanClient from './client/plugin';
import routeShards from './route-shards/plugin';
import routing from './routing/plugin';
import leanStyles from './styles/plugin';
import {upstream, upstreamFaults} from './upstream';

const {value: list} = upstream();
const packages = mkdtempSync(path.join(tmpdir(), 'upstream-'));

beforeAll(() => {
  for (const {upstream: name} of list) cpSync(`node_modules/${name}`, path.join(packages, name));
});
afterAll(() => rmSync(packages, {recursive: true}));

test('the installed Docusaurus matches the version our files were written for', () => {
  expect(upstreamFaults('node_modules')).toEqual([]);
});

test.each(list)('reports $ours when $upstream changes or is removed', ({ours, upstream: name}) => {
  const file = path.join(packages, name);
  const before = readFileSync(file);
  const faultsAbout = () => upstreamFaults(packages).filter((fault) => fault.includes(ours));

  writeFileSync(file, `${before}\n// changed`);
  expect(faultsAbout()).toContainEqual(expect.stringContaining(`${name} has changed`));
  rmSync(file);
  expect(faultsAbout()).toContainEqual(expect.stringContaining("doesn't exist"));
  writeFileSync(file, before);
});

/** The bundler replacements of a plugin: patterns, and the names of our files. */
function replacementsOf(plugin: Plugin): [RegExp, string][] {
  const found: [RegExp, string][] = [];
  class NormalModuleReplacementPlugin {
    constructor(pattern: RegExp, file: string | ((module: object) => void)) {
      const requested = {
        request: '',
        contextInfo: {issuer: 'core/lib/client/PendingNavigation.js'},
      };
      if (typeof file === 'function') file(requested);
      else requested.request = file;
      found.push([pattern, path.relative(process.cwd(), requested.request)]);
    }
  }
  class ChunkAssetPlugin {}
  const config = {plugins: [new ChunkAssetPlugin()]} as object;
  const bundler = {currentBundler: {instance: {NormalModuleReplacementPlugin}}};
  plugin.configureWebpack?.(config, false, bundler as never, undefined);
  return found;
}

test('the list has every replaced module', () => {
  const context = {siteConfig: {}, siteDir: process.cwd(), generatedFilesDir: '.docusaurus'};
  vi.stubEnv('NODE_ENV', 'production');
  const plugins = [leanClient, routeShards, routing, leanStyles];
  const replaced = plugins.flatMap((plugin) => replacementsOf(plugin(context as LoadContext)));
  vi.unstubAllEnvs();
  const unlisted = replaced.filter(
    ([, ours]) => ours.startsWith('src/') && !list.some((entry) => entry.ours === ours),
  );
  expect(unlisted).toEqual([]);
  for (const [pattern, ours] of replaced.filter(([{source}]) => source.endsWith('js$')))
    expect(
      list.some((entry) => entry.ours === ours && pattern.test(`/${entry.upstream}`)),
      `${ours} replaces the module that it lists`,
    ).toBe(true);
});

test('the list has every theme component that is replaced and not wrapped', () => {
  const replaced = listFiles('src/theme')
    .filter((file) => /(^|\/)index\.tsx$/.test(file))
    .map((file) => `src/theme/${file}`)
    .filter((file) => !/@theme-(original|init)\//.test(readFileSync(file, 'utf8')));
  expect(replaced.filter((file) => !list.some(({ours}) => ours === file))).toEqual([]);
});
