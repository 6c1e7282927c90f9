import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {listFiles} from '../base/built-site';
import leanClient from './client/plugin';
import routing from './routing/plugin';
import leanStyles from './styles/plugin';
import {upstream, upstreamFaults} from './upstream';

const {value: list} = upstream();
const packages = mkdtempSync(path.join(tmpdir(), 'upstream-'));

beforeAll(() => {
  for (const {upstream: name} of list) cpSync(`node_modules/${name}`, path.join(packages, name));
});
afterAll(() => rmSync(packages, {recursive: true}));

test('the installed Docusaurus is the one that our files were written for', () => {
  expect(upstreamFaults('node_modules')).toEqual([]);
});

test.each(list)('$ours is named when $upstream changes or goes', ({ours, upstream: name}) => {
  const file = path.join(packages, name);
  const before = readFileSync(file);
  const faultsAbout = () => upstreamFaults(packages).filter((fault) => fault.includes(ours));

  writeFileSync(file, `${before}\n// changed`);
  expect(faultsAbout()).toContainEqual(expect.stringContaining(`${name} has changed`));
  rmSync(file);
  expect(faultsAbout()).toContainEqual(expect.stringContaining('does not exist'));
  writeFileSync(file, before);
});

/** What a plugin has the bundler replace: patterns, and the names of our files. */
function replacementsOf(plugin: Plugin): [RegExp, string][] {
  const found: [RegExp, string][] = [];
  class NormalModuleReplacementPlugin {
    constructor(pattern: RegExp, file: string) {
      found.push([pattern, path.relative(process.cwd(), file)]);
    }
  }
  class ChunkAssetPlugin {}
  const config = {plugins: [new ChunkAssetPlugin()]} as object;
  const bundler = {currentBundler: {instance: {NormalModuleReplacementPlugin}}};
  plugin.configureWebpack?.(config, false, bundler as never, undefined);
  return found;
}

test('every module that is replaced is in the list', () => {
  const context = {siteConfig: {}, siteDir: process.cwd(), generatedFilesDir: '.docusaurus'};
  const plugins = [leanClient(context as LoadContext), routing(), leanStyles()];
  const replaced = plugins.flatMap(replacementsOf);
  const unlisted = replaced.filter(
    ([, ours]) => ours.startsWith('src/') && !list.some((entry) => entry.ours === ours),
  );
  expect(unlisted).toEqual([]);
  for (const [pattern, ours] of replaced.filter(([{source}]) => source.endsWith('js$')))
    expect(
      list.some((entry) => entry.ours === ours && pattern.test(`/${entry.upstream}`)),
      `${ours} replaces what it says it does`,
    ).toBe(true);
});

test('every theme component that is replaced, not wrapped, is in the list', () => {
  const replaced = listFiles('src/theme')
    .filter((file) => /(^|\/)index\.tsx$/.test(file))
    .map((file) => `src/theme/${file}`)
    .filter((file) => !/@theme-(original|init)\//.test(readFileSync(file, 'utf8')));
  expect(replaced.filter((file) => !list.some(({ours}) => ours === file))).toEqual([]);
});
