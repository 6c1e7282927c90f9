import {describe, expect, it} from 'vitest';
import type {Cell} from '../../../bql/evaluate/row';
import {toCsv, toJson} from './export';
import {inOrder, nextOrder, type Order} from './sort';

const host = (displayName: string) => ({id: displayName, typeName: 'Host', displayName});
const columns = [{label: 'Host'}, {label: 'Rating', ranks: ['Critical', 'High', 'Low']}];
const rows: Cell[][] = [
  [host('web-02'), 'Low'],
  [host('web-10'), null],
  [host('web-01'), 'Critical'],
];

describe('sorting', () => {
  const first = (order: Order) => inOrder(rows, columns, order).map(([cell]) => cell);

  it('compares records by name and ratings by rank, with empty cells last', () => {
    const [two, ten, one] = rows.map(([cell]) => cell);
    expect(first({column: 0, descending: false})).toEqual([one, two, ten]);
    expect(first({column: 1, descending: false})).toEqual([two, one, ten]);
    expect(first({column: 1, descending: true})).toEqual([one, two, ten]);
    expect(first(undefined)).toEqual([two, ten, one]);
  });

  it("sorts up, down, and back to the query's order", () => {
    const up = nextOrder(undefined, 1);
    expect(up).toEqual({column: 1, descending: false});
    const down = nextOrder(up, 1);
    expect(down).toEqual({column: 1, descending: true});
    expect(nextOrder(down, 1)).toBeUndefined();
    expect(nextOrder(down, 0)).toEqual({column: 0, descending: false});
  });
});

describe('copying', () => {
  it('writes CSV for spreadsheets: quotes, lists, empty cells, and records by name', () => {
    const cells: Cell[][] = [
      ['say "hi", twice', ['a', 'b']],
      [null, [host('web-01')]],
      ['two\nlines', 1.5],
    ];
    expect(toCsv([{label: 'Text'}, {label: 'a,b'}], cells)).toBe(
      'Text,"a,b"\r\n"say ""hi"", twice",a; b\r\n,web-01\r\n"two\nlines",1.5\r\n',
    );
  });

  it.each([
    ['"', '""""'],
    ['a "b" and "c"', '"a ""b"" and ""c"""'],
    ['a\rb', '"a\rb"'],
    ['a\r\nb', '"a\r\nb"'],
    ['a;b', 'a;b'],
    ["it's", "it's"],
    [' ', ' '],
    ['', ''],
    [0, '0'],
    [false, 'false'],
  ])('writes %j in CSV as %j', (cell, field) => {
    expect(toCsv([{label: 'x'}], [[cell]])).toBe(`x\r\n${field}\r\n`);
  });

  it('writes 0, false, and a missing value in JSON as they are', () => {
    const columns = ['a', 'b', 'c', 'd'].map((label) => ({label}));
    expect(JSON.parse(toJson(columns, [[0, false, null]]))).toEqual([
      {a: 0, b: false, c: null, d: null},
    ]);
  });

  it('writes JSON with every column, even if two have the same name', () => {
    const text = toJson([{label: 'Name'}, {label: 'Name'}], [[host('web-01'), ['a', 1]]]);
    expect(JSON.parse(text)).toEqual([{Name: 'web-01', 'Name (2)': ['a', 1]}]);
  });
});
