import {expect, test} from 'vitest';
import {fillIn, hasMenuPath, menu, product, roles, rolesForMenuPath, versions} from '.';

test('the name and the slug are filled in, lines stay', () => {
  expect(fillIn('{Product}IQ\nat {product}-api', {name: 'Acme', slug: 'acme'})).toBe(
    'AcmeIQ\nat acme-api',
  );
});

test('no fact shows the placeholder to a reader', () => {
  expect(JSON.stringify([product, menu, roles, versions])).not.toMatch(/\{product\}/i);
});

test('a menu path is found from the top only', () => {
  expect(hasMenuPath(menu, ['Administration', 'Security', 'Users'])).toBe(true);
  expect(hasMenuPath(menu, ['Security', 'Users'])).toBe(false);
});

test('a menu item is open to the roles named nearest to it', () => {
  expect(rolesForMenuPath(menu, ['Administration', 'Security', 'Users'])).toEqual([
    'Security administrator',
    'System administrator',
  ]);
  expect(rolesForMenuPath(menu, ['Explorer'])).toBeUndefined();
  expect(() => rolesForMenuPath(menu, ['Explorer', 'Gone'])).toThrow(
    'No menu path "Explorer > Gone"',
  );
});
