import {describe, expect, test} from 'vitest';
import {rowsOn} from '../testing/rows-on';

const rows = rowsOn([
  {id: 'a', typeName: 'Host', os: 'x', riskScore: 0, internetFacing: false, tags: ['p', 'q']},
  {id: 'b', typeName: 'Host', os: 'x', riskScore: 4, internetFacing: true, tags: ['p', 'q']},
  {id: 'c', typeName: 'Host', os: '', riskScore: 4, tags: []},
  {id: 'd', typeName: 'Host', os: 'null'},
  {id: 'v', typeName: 'Vulnerability', targets: ['a', 'b']},
  {id: 'w', typeName: 'Vulnerability', targets: ['a']},
]);

describe('aggregates', () => {
  test.each<[call: string, value: unknown]>([
    ['avg(h.riskScore)', 8 / 3],
    ['min(h.riskScore)', 0],
    ['sum(h.riskScore)', 8],
    ['count(h.riskScore)', 3],
    ['collect(h.riskScore)', [0, 4, 4]],
    ['collect(DISTINCT h.riskScore)', [0, 4]],
    ['sum(DISTINCT h.riskScore)', 4],
    ['percentileDisc(h.riskScore, 0.1)', 0],
    ['count(h.internetFacing)', 2],
    ['collect(h.internetFacing)', [false, true]],
    // An empty text and an empty list don't count as values.
    ['count(h.os)', 3],
    ['count(h.tags)', 2],
    ['count(DISTINCT h.tags)', 1],
    ['count(DISTINCT h.os)', 2],
    ['count(h.riskScore - 4)', 3],
    ['count(*) - count(h.riskScore)', 1],
  ])('%s counts 0 and false as values, and skips NULL', (call, value) => {
    expect(rows(`FIND Host AS h RETURN ${call} AS x`)).toEqual([[value]]);
  });
});

describe('groups', () => {
  test('NULL is a group of its own, different from the text "null"', () => {
    expect(rows('FIND Host AS h RETURN h.os, count(*)')).toEqual([
      ['x', 2],
      [null, 1],
      ['null', 1],
    ]);
  });

  test('false, 0, and NULL are different groups', () => {
    expect(rows('FIND Host AS h RETURN h.internetFacing, count(*)')).toEqual([
      [false, 1],
      [true, 1],
      [null, 2],
    ]);
    expect(rows('FIND Host AS h RETURN h.riskScore, count(*)')).toEqual([
      [0, 1],
      [4, 2],
      [null, 1],
    ]);
  });

  test('records with the same name are different groups', () => {
    const twins = rowsOn([
      {id: 'a', typeName: 'Host', displayName: 'web'},
      {id: 'b', typeName: 'Host', displayName: 'web'},
    ]);
    expect(twins('FIND Host AS h RETURN h, count(*)')).toEqual([
      ['a', 1],
      ['b', 1],
    ]);
    expect(twins('FIND Host AS h RETURN DISTINCT h')).toEqual([['a'], ['b']]);
    expect(twins('FIND Host AS h RETURN count(DISTINCT h), count(DISTINCT h.displayName)')).toEqual(
      [[2, 1]],
    );
  });

  test('several columns group together, and each combination is a row', () => {
    expect(rows('FIND Host AS h RETURN h.os, h.riskScore, count(*)')).toEqual([
      ['x', 0, 1],
      ['x', 4, 1],
      [null, 4, 1],
      ['null', null, 1],
    ]);
  });

  test('lists with the same values in the same order are one group', () => {
    expect(rows('FIND Host AS h RETURN h.tags, count(*)')).toEqual([
      [['p', 'q'], 2],
      [null, 2],
    ]);
  });

  test('without rows there are no groups, but one total', () => {
    expect(rows('FIND Container AS c RETURN c.riskScore, count(*)')).toEqual([]);
    expect(rows('FIND Container AS c RETURN count(*), max(c.riskScore), collect(c)')).toEqual([
      [0, null, []],
    ]);
  });

  test('a record that several paths lead to is counted for each, or once with DISTINCT', () => {
    expect(
      rows('FIND Vulnerability AS v THAT HAS Host AS h RETURN count(h), count(DISTINCT h)'),
    ).toEqual([[3, 2]]);
  });
});

describe('DISTINCT', () => {
  test('keeps the first of equal rows, and the order', () => {
    expect(rows('FIND Host AS h RETURN DISTINCT h.riskScore')).toEqual([[0], [4], [null]]);
  });

  test('compares all columns', () => {
    expect(rows('FIND Host AS h RETURN DISTINCT h.riskScore, h.os')).toHaveLength(4);
  });
});
