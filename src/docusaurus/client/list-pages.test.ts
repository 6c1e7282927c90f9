import {expect, test} from 'vitest';
import {listPages} from './list-pages';

test('lists every documentation page with its sidebar, and no other route', () => {
  const routes = [
    {path: '/help'},
    {
      path: '/docs',
      routes: [
        {
          path: '/docs',
          routes: [{path: '/docs/sso', sidebar: 'docs'}, {path: '/docs/catalog'}],
        },
      ],
    },
    {path: '*'},
  ];
  expect(listPages(routes, '/docs')).toEqual([
    {id: '/docs/sso', path: '/docs/sso', sidebar: 'docs'},
    {id: '/docs/catalog', path: '/docs/catalog'},
  ]);
});
