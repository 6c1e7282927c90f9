import {expect, it} from 'vitest';
import {diceCoefficient, editDistance} from './similarity';

it.each([
  ['scanner', 'scanner', 0],
  ['scaner', 'scanner', 1],
  ['scannner', 'scanner', 1],
  ['scamner', 'scanner', 1],
  ['scnaner', 'scanner', 1],
  ['sacnnre', 'scanner', 2],
  ['orchestra', 'scanner', 7],
  ['', 'scanner', 7],
])('the distance from %s to %s is %i, and counting stops at the limit', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
  expect(editDistance(a, b, 2) > 2).toBe(distance > 2);
});

it.each([
  ['roles', 'roles', 1],
  ['role', 'roles', 6 / 7],
  ['service', 'servicenow', 0.8],
  ['aaa', 'aa', 2 / 3],
  ['roles', 'users', 0],
  ['a', 'b', 0],
])('%s and %s have a similarity of %f', (a, b, share) => {
  expect(diceCoefficient(a, b)).toBeCloseTo(share);
  expect(diceCoefficient(b, a)).toBeCloseTo(share);
});
