import {describe, expect, it} from 'vitest';
import type {Cell} from '../evaluate/row';
import {compareResults} from './compare';

const table = (labels: string, ...rows: Cell[][]) => ({
  columns: labels.split(' ').map((label) => ({label})),
  rows,
});
const host = (name: string) => ({id: `id-${name}`, typeName: 'Host', displayName: name});

const answer = table('Host Open', ['web-01', 9], ['web-02', 4]);
const right = {missing: [], extra: [], repeated: [], missingColumns: [], extraColumns: []};

describe('a result is right', () => {
  it.each([
    ['with other labels', table('a b', ['web-01', 9], ['web-02', 4])],
    ['with its columns in another order', table('n h', [9, 'web-01'], [4, 'web-02'])],
    ['with its rows in another order', table('a b', ['web-02', 4], ['web-01', 9])],
    ['with numbers that look alike', table('a b', ['web-01', 9.001], ['web-02', 4])],
    ['with records instead of their names', table('a b', [host('web-01'), 9], [host('web-02'), 4])],
  ])('%s', (_case, result) => {
    expect(compareResults(result, answer, false)).toMatchObject(right);
  });

  it('with lists in another order', () => {
    const [mine, wanted] = [[['b', 'a']], [['a', 'b']]].map((row) => table('Tags', row));
    expect(mine && wanted && compareResults(mine, wanted, false)).toMatchObject(right);
  });
});

it('lists the rows that are missing, and the rows that are too many', () => {
  const result = table('a b', ['web-01', 9], ['db-01', 4]);
  expect(compareResults(result, answer, false)).toMatchObject({
    shared: [['web-01', 9]],
    missing: [['web-02', 4]],
    extra: [['db-01', 4]],
  });
});

it('two records with the same name are different records', () => {
  const other = {...host('web-01'), id: 'another'};
  const difference = compareResults(table('h', [other]), table('Host', [host('web-01')]), false);
  expect(difference).toMatchObject({missing: [[host('web-01')]], extra: [[other]]});
});

it('counts a row that comes up too often', () => {
  const result = table('a b', ['web-01', 9], ['web-01', 9], ['web-02', 4]);
  expect(compareResults(result, answer, false).repeated).toEqual([
    {row: ['web-01', 9], times: 2, expected: 1},
  ]);
});

it('finds columns that are missing or too many by their values', () => {
  const more = table('os n h', ['Linux', 9, 'web-01'], ['Windows', 4, 'web-02']);
  expect(compareResults(more, answer, false)).toMatchObject({...right, extraColumns: ['os']});
  const fewer = table('n', [9], [4]);
  expect(compareResults(fewer, answer, false)).toMatchObject({...right, missingColumns: ['Host']});
});

it('finds the first row at another place, only if the order matters', () => {
  const result = table('a b', ['web-02', 4], ['web-01', 9]);
  expect(compareResults(result, answer, false).misplaced).toBeUndefined();
  expect(compareResults(result, answer, true).misplaced).toEqual({
    index: 0,
    row: ['web-02', 4],
    expected: ['web-01', 9],
  });
});

it('two empty results are equal', () => {
  expect(compareResults(table('a b'), table('Host Open'), true)).toMatchObject(right);
});
