import {runInNewContext} from 'node:vm';
import {expect, test} from 'vitest';
import {placeholderIn, writeRouteModules} from './modules';
import {parentsIn} from './parents-in';
import {shardOf} from './shard-of';
import {generated} from './testing/generated';

interface Route {
  path: string;
  component: {path: string; chunks?: object};
  exact?: boolean;
  sidebar?: string;
  routes?: Route[];
}

/** Runs a module, without what it imports. */
function exportsOf(text = ''): Record<string, unknown> {
  const code = text
    .replace(/^import .*$/m, '')
    .replace(/export default /, 'exports.default = ')
    .replace(/export const (\w+) =/g, 'exports.$1 =')
    .replace(/import\(.*?\*\/ (".*?")\)/g, '$1');
  const exports = {};
  const ComponentCreator = (path: string, chunks?: object) => ({path, chunks});
  const resolveWeak = (name: string) => name;
  runInNewContext(code, {exports, ComponentCreator, require: {resolveWeak}});
  // Objects of another context aren't equal to any of this one.
  return JSON.parse(JSON.stringify(exports));
}

const slugs = Array.from({length: 100}, (_, index) => `page-${index}`);
const {files, shards} = writeRouteModules(generated(slugs));
const routes = exportsOf(files.get('routes.js')).default as Route[];
const shardAt = (index: number) => {
  const module = exportsOf(files.get(`${shards[index]?.chunk}.js`));
  return module as {routes: [number, Route][]; registry: object; files: string};
};

test('every page has the routes above the pages of documentation, and the routes of other pages', () => {
  expect(routes.map(({path}) => path)).toEqual(['/help', '/docs', '*']);
  expect(routes[0]?.component).toEqual({
    path: '/help',
    chunks: {__comp: 'a1', content: 'a2'},
  });
  expect(routes[1]?.routes).toEqual([]);
  expect(routes[2]?.component).toEqual({path: '*'});
  expect(Object.keys(exportsOf(files.get('registry.js')).default as object)).toEqual([
    'a1',
    'a2',
    'b1',
    'b2',
    'c1',
  ]);
});

test("each page's route is in the shard that its path chooses, with what it needs to be loaded", () => {
  for (const [index, slug] of slugs.entries()) {
    const path = `/docs/${slug}`;
    const shard = shardAt(shardOf(path, shards.length));
    const [parent = -1, route] = shard.routes.find(([, each]) => each.path === path) ?? [];
    expect(parentsIn(routes)[parent]?.path).toBe('/docs');
    expect(route).toEqual({
      path,
      component: {path, chunks: {__comp: 'c1', content: `d${index}`}},
      exact: true,
      sidebar: 'docs',
    });
    expect(shard.registry).toHaveProperty(`d${index}`);
    expect(shards[shardOf(path, shards.length)]?.pages).toContain(`d${index}`);
  }
});

test('a shard has a place for the names of its files', () => {
  for (const [index, {chunk}] of shards.entries())
    expect(shardAt(index).files).toBe(placeholderIn(chunk));
});

test('a site without documentation has no shard', () => {
  expect(writeRouteModules(generated([])).shards).toEqual([]);
});

test('fails if Docusaurus generates other modules than it used to', () => {
  const texts = generated(slugs);
  expect(() => writeRouteModules({...texts, registry: 'export default new Map();'})).toThrow(
    'registry.js lists no module',
  );
  expect(() => writeRouteModules({...texts, routes: 'export const all = [];'})).toThrow();
});
