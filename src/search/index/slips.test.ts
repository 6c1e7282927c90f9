import {expect, it} from 'vitest';
import {slips} from './slips';

it.each([
  ['scanner', 'scanner', 0],
  ['scaner', 'scanner', 1],
  ['scannner', 'scanner', 1],
  ['scamner', 'scanner', 1],
  ['scnaner', 'scanner', 1],
  ['sacnnre', 'scanner', 2],
  ['orchestra', 'scanner', 3],
])('between %s and %s are %i slips, counted to 3', (a, b, count) => {
  expect(slips(a, b, 2)).toBe(count);
});
