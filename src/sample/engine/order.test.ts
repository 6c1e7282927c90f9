import {expect, it} from 'vitest';
import type {Cell} from '../../bql/evaluate/row';
import {inOrder, type Order} from './order';

const host = (displayName: string) => ({id: displayName, typeName: 'Host', displayName});
const columns = [{label: 'Host'}, {label: 'Rating', ranks: ['Critical', 'High', 'Low']}];
const rows: Cell[][] = [
  [host('web-02'), 'Low'],
  [host('web-10'), null],
  [host('web-01'), 'Critical'],
];
const first = (order: Order) => inOrder(rows, columns, order).map(([cell]) => cell);

it('compares records by name and ratings by rank, with empty cells last', () => {
  const [two, ten, one] = rows.map(([cell]) => cell);
  expect(first({column: 0, descending: false})).toEqual([one, two, ten]);
  expect(first({column: 1, descending: false})).toEqual([two, one, ten]);
  expect(first({column: 1, descending: true})).toEqual([one, two, ten]);
  expect(first(undefined)).toEqual([two, ten, one]);
});
