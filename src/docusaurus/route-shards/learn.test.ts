import type {RouteConfig} from 'react-router-config';
import {beforeEach, expect, test, vi} from 'vitest';
import type {RouteShard} from './shards';

const loadings: number[] = [];
let isReachable = true;

/** One shard has everything: a hash chooses among one. */
const shard: RouteShard = {
  routes: [
    [1, {path: '/docs/roles'}],
    [0, {path: '/help/accounts'}],
  ],
  registry: {'18337c47': [async () => 'the page', '', '42']},
  files: '18337c47.0a1b2c3d 00323090.99999999',
};

beforeEach(() => {
  vi.resetModules();
  loadings.length = 0;
  isReachable = true;
  vi.stubGlobal(
    '__webpack_get_script_filename__',
    (chunk: string) => `assets/js/${chunk}.known.js`,
  );
});

async function site() {
  const routes: RouteConfig[] = [
    {path: '/help', routes: []},
    {path: '/docs', routes: [{path: '/docs/12-2025', routes: []}]},
  ];
  const registry = {};
  const load = async () => {
    loadings.push(1);
    if (!isReachable) throw new Error('gone');
    return shard;
  };
  vi.doMock('@generated/routes', () => ({default: routes}));
  vi.doMock('@generated/registry', () => ({default: registry}));
  vi.doMock('./shards', () => ({shards: [load]}));
  const {learn} = await import('./learn');
  return {learn, routes, registry};
}

test("adds a page's route below its parent, with how to load it, once", async () => {
  const {learn, routes, registry} = await site();
  await learn('/docs/roles');
  await learn('/docs/roles/');
  expect(routes[1]?.routes?.map(({path}) => path)).toEqual(['/docs/12-2025', '/docs/roles']);
  expect(routes[0]?.routes?.map(({path}) => path)).toEqual(['/help/accounts']);
  expect(registry).toHaveProperty('18337c47');
});

test("tells the bundler the names of the pages' files", async () => {
  const {learn} = await site();
  await learn('/docs/roles');
  expect(__webpack_get_script_filename__('00323090')).toBe('assets/js/00323090.99999999.js');
  expect(__webpack_get_script_filename__('sample')).toBe('assets/js/sample.known.js');
});

test('fails if the shard is gone, and tries again the next time', async () => {
  const {learn, routes} = await site();
  isReachable = false;
  await expect(learn('/docs/roles')).rejects.toThrow('gone');
  isReachable = true;
  await learn('/docs/roles');
  expect(routes[1]?.routes).toContainEqual({path: '/docs/roles'});
});
