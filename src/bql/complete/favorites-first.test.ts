import {expect, test} from 'vitest';
import {favoritesFirst} from './favorites-first';

test('favorites come first in their own order, and every text stays once', () => {
  expect(favoritesFirst(['a', 'b', 'c', 'd'], ['d', 'x', 'b'])).toEqual(['d', 'b', 'a', 'c']);
  expect(favoritesFirst(['b', 'a'], [])).toEqual(['b', 'a']);
  expect(favoritesFirst([], ['a'])).toEqual([]);
});
