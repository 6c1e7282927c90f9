import type {Column} from '../../../bql/evaluate/result';
import type {Cell} from '../../../bql/evaluate/row';
import {sortRows} from '../../../bql/evaluate/sort-rows';

/** The column that a reader sorts a table by; `undefined` leaves the rows as the query gives them. */
export type Order = {column: number; descending: boolean} | undefined;

/** The order after a click on a column's heading: upward, then downward, then as the query gives the rows. */
export function nextOrder(order: Order, column: number): Order {
  if (order?.column !== column) return {column, descending: false};
  return order.descending ? undefined : {column, descending: true};
}

/** Rows in an order: ratings by rank, empty cells last. */
export function inOrder(rows: Cell[][], columns: readonly Column[], order: Order): Cell[][] {
  if (!order) return rows;
  const {column, descending} = order;
  const read = (cells: Cell[]) => cells[column] ?? null;
  return sortRows(rows, [{read, ranks: columns[column]?.ranks, descending}]);
}
