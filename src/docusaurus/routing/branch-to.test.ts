import type {RouteConfig} from 'react-router-config';
import {expect, test} from 'vitest';
import {branchShownAt, branchTo} from './branch-to';

const routes: RouteConfig[] = [
  {path: '/help'},
  {path: '/docs', routes: [{path: '/docs', routes: [{path: '/docs/roles'}, {path: '/docs/sso'}]}]},
  {path: '/'},
  {path: '*'},
];
const pathsTo = (path: string) => branchTo(routes, path).map((route) => route.path);

test("finds a page's route and its parent routes", () => {
  expect(pathsTo('/docs/sso')).toEqual(['/docs', '/docs', '/docs/sso']);
  expect(pathsTo('/docs/sso/')).toEqual(['/docs', '/docs', '/docs/sso']);
  expect(pathsTo('/help')).toEqual(['/help']);
  expect(pathsTo('/')).toEqual(['/']);
});

test('finds the home page of a site under a path, with or without its last slash', () => {
  const below = [{path: '/docs-site/docs', routes: []}, {path: '/docs-site/'}, {path: '*'}];
  for (const path of ['/docs-site/', '/docs-site'])
    expect(branchTo(below, path)).toEqual([{path: '/docs-site/'}]);
});

test("finds nothing for a path that isn't a page", () => {
  expect(pathsTo('/docs')).toEqual([]);
  expect(pathsTo('/docs/ssos')).toEqual([]);
});

test('distinguishes case, as servers do', () => {
  expect(pathsTo('/Help')).toEqual([]);
  expect(pathsTo('/docs/SSO')).toEqual([]);
});

test('shows the not-found page if no route has the path', () => {
  const shown = (path: string) => branchShownAt(routes, path).map((route) => route.path);
  expect(shown('/docs/ssos')).toEqual(['*']);
  expect(shown('/help')).toEqual(['/help']);
});
