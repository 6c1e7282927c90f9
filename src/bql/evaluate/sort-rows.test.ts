import {expect, test} from 'vitest';
import type {Cell} from './row';
import {type Sorter, sortRows} from './sort-rows';

type Row = Cell[];
const by = (column: number, more: Partial<Sorter<Row>> = {}): Sorter<Row> => ({
  read: (row) => row[column] ?? null,
  descending: false,
  ...more,
});
const ranks = ['Critical', 'High', 'Low'];
const host = (displayName: string) => ({id: displayName, typeName: 'Host', displayName});

test.each<[what: string, rows: Row[], sorters: Sorter<Row>[], sorted: Row[]]>([
  [
    'a tie is decided by the next key',
    [['a', 2], ['b', 1], ['a', 1]],
    [by(0), by(1)],
    [['a', 1], ['a', 2], ['b', 1]],
  ],
  [
    'rows that both lack the first key are sorted by the next one',
    [[null, 'c'], ['x', 'b'], [null, 'a']],
    [by(0), by(1)],
    [['x', 'b'], [null, 'a'], [null, 'c']],
  ],
  [
    'each key has its own direction, and a missing value is last in both',
    [['a', 1], ['a', null], ['b', 5], ['a', 3], [null, 9]],
    [by(0, {descending: true}), by(1, {descending: true})],
    [['b', 5], ['a', 3], ['a', 1], ['a', null], [null, 9]],
  ],
  [
    'equal rows keep their order, also when descending',
    [['a', 'first'], ['b', 'second'], ['a', 'third']],
    [by(0, {descending: true})],
    [['b', 'second'], ['a', 'first'], ['a', 'third']],
  ],
  ['numbers are sorted by size', [[10], [9], [-1], [0]], [by(0)], [[-1], [0], [9], [10]]],
  ['false comes before true', [[true], [false]], [by(0)], [[false], [true]]],
  [
    'ratings are sorted by rank, the lowest first',
    [['High'], ['Low'], ['Critical']],
    [by(0, {ranks})],
    [['Low'], ['High'], ['Critical']],
  ],
  [
    'lists are sorted by their first value, and an empty list has none',
    [[[]], [['b', 'a']], [['a', 'z']]],
    [by(0)],
    [[['a', 'z']], [['b', 'a']], [[]]],
  ],
  [
    'records are sorted by their display name, also in a list',
    [[host('web')], [[host('db'), host('zoo')]], [host('app')]],
    [by(0)],
    [[host('app')], [[host('db'), host('zoo')]], [host('web')]],
  ],
])('%s', (_, rows, sorters, sorted) => {
  const before = structuredClone(rows);
  expect(sortRows(rows, sorters)).toEqual(sorted);
  expect(rows).toEqual(before);
}); // biome-ignore format: rows read best side by side
