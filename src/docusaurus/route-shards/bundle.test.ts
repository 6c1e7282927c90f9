import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {rspack} from '@rspack/core';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {writeFile} from '../../base/built-site';
import {RouteShards} from './bundle';
import {shardOf} from './shard-of';
import {generated} from './testing/generated';

const site = mkdtempSync(path.join(tmpdir(), 'route-shards-'));
const slugs = Array.from({length: 40}, (_, index) => `page-${index}`);
const parts = ['a1', 'a2', 'b1', 'b2', 'c1'];
/** The scripts of the bundle by the names of their chunks. */
const scripts = new Map<string, {file: string; text: string}>();

beforeAll(async () => {
  const texts = generated(slugs, `${site}/docs`);
  const origins = Object.fromEntries(slugs.map((_, index) => [`d${index}`, [`d${index}`]]));
  const main = ['shards', 'routes', 'registry'].map(
    (name) =>
      `import * as ${name} from './generated/route-shards/${name}.js'; console.log(${name});`,
  );
  const files: [name: string, text: string][] = [
    ['generated/routes.js', texts.routes],
    ['generated/routesChunkNames.json', texts.chunkNames],
    ['generated/registry.js', texts.registry],
    ['generated/client-manifest.json', JSON.stringify({origins})],
    ['main.js', main.join('\n')],
    ...['creator', ...parts].map((name): [string, string] => [
      `${name}.js`,
      `export default '${name}'`,
    ]),
    ...slugs.map((slug): [string, string] => [`docs/${slug} (new).md`, `export default '${slug}'`]),
  ];
  for (const [name, text] of files) writeFile(site, name, text);
  await bundle();
  for (const file of readdirSync(path.join(site, 'out'))) {
    const text = readFileSync(path.join(site, 'out', file), 'utf8');
    scripts.set(file.slice(0, file.indexOf('.')), {file, text});
  }
});
afterAll(() => rmSync(site, {recursive: true}));

/** Bundles a site as Docusaurus does. */
function bundle(): Promise<void> {
  const compiler = rspack({
    mode: 'production',
    context: site,
    entry: {main: path.join(site, 'main.js')},
    module: {rules: [{test: /\.md$/, type: 'javascript/auto'}]},
    resolve: {
      alias: {
        '@docusaurus/ComponentCreator': `${site}/creator.js`,
        ...Object.fromEntries(parts.map((name) => [`@theme/Part-${name}`, `${site}/${name}.js`])),
      },
    },
    optimization: {chunkIds: 'named', runtimeChunk: true},
    output: {
      path: path.join(site, 'out'),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
    },
    plugins: [new RouteShards(path.join(site, 'generated')) as never],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const fault = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => (fault ? reject(fault) : resolve()));
    });
  });
}

const shardAt = (index: number) => scripts.get(`routes-${shardOf(`/docs/${slugs[index]}`, 2)}`);

test("a page's shard has the name of its file, and the runtime doesn't", () => {
  const runtime = scripts.get('runtime~main')?.text;
  for (const index of slugs.keys()) {
    const file = scripts.get(`d${index}`)?.file ?? 'no file';
    expect(shardAt(index)?.text).toContain(file.replace('.js', ''));
    expect(runtime).not.toContain(`d${index}:"`);
    expect(runtime).not.toContain(file.split('.')[1]);
  }
});

test('the runtime has the names of all other files', () => {
  const runtime = scripts.get('runtime~main')?.text;
  for (const name of ['routes-0', 'routes-1', ...parts])
    expect(runtime).toContain(scripts.get(name)?.file.split('.')[1]);
});

test('a page lists its shard among the files of the part that only it has', () => {
  const file = path.join(site, 'generated/client-manifest.json');
  const {origins} = JSON.parse(readFileSync(file, 'utf8'));
  for (const [index, slug] of slugs.entries())
    expect(origins[`d${index}`]).toEqual([`d${index}`, `routes-${shardOf(`/docs/${slug}`, 2)}`]);
});
