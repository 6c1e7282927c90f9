import {describe, expect, test} from 'vitest';
import {hasMenuPath, rolesForMenuPath} from './menu';

const menu = [
  {
    title: 'Administration',
    roles: ['Anyone who administers'],
    children: [
      {title: 'System', roles: ['System administrator'], children: [{title: 'Backups'}]},
      {title: 'Jobs'},
      {title: 'Keys', roles: []},
    ],
  },
  {title: 'Explorer', children: [{title: 'Saved', roles: ['Analyst']}]},
];

describe('the roles that can open a menu path', () => {
  test.each([
    [['Administration'], ['Anyone who administers']],
    [['Administration', 'System'], ['System administrator']],
    [['Administration', 'System', 'Backups'], ['System administrator']],
    [['Administration', 'Jobs'], ['Anyone who administers']],
    [['Administration', 'Keys'], []],
    [['Explorer', 'Saved'], ['Analyst']],
    [['Explorer'], undefined],
  ])('%j: the ones listed closest to its end', (path, roles) => {
    expect(rolesForMenuPath(menu, path)).toEqual(roles);
  });

  test('a path that does not exist is an error that quotes it', () => {
    expect(() => rolesForMenuPath(menu, ['Administration', 'Backups'])).toThrow(
      'No menu path "Administration > Backups"',
    );
  });
});

test.each([
  [['Administration', 'System', 'Backups'], true],
  [['Administration', 'Backups'], false],
  [['Backups'], false],
  [['Administration', 'System', 'Backups', 'More'], false],
  [['administration'], false],
])('%j is a path from the top: %s', (path, exists) => {
  expect(hasMenuPath(menu, path)).toBe(exists);
});
