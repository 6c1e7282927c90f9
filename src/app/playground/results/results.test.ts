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

  it('writes JSON with every column, even if two have the same name', () => {
    const text = toJson([{label: 'Name'}, {label: 'Name'}], [[host('web-01'), ['a', 1]]]);
    expect(JSON.parse(text)).toEqual([{Name: 'web-01', 'Name (2)': ['a', 1]}]);
  });
});
