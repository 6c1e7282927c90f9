import {expect, it} from 'vitest';
import {counted, grouped} from './collections';

it('groups values by key, and keeps the order of keys and values', () => {
  const groups = grouped([
    ['b', 1],
    ['a', 2],
    ['b', 3],
  ]);
  expect([...groups]).toEqual([
    ['b', [1, 3]],
    ['a', [2]],
  ]);
});

it('counts values', () => {
  expect([...counted(['b', 'a', 'b'])]).toEqual([
    ['b', 2],
    ['a', 1],
  ]);
});
