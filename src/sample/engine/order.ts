import type {Column} from '../../bql/evaluate/result';
import type {Cell} from '../../bql/evaluate/row';
import {sortRows} from '../../bql/evaluate/sort-rows';

/** The column that a reader sorts a result by; `undefined` for the query's order. */
export type Order = {column: number; descending: boolean} | undefined;

/** Sorts rows: ratings by rank, empty cells last. */
export function inOrder(rows: Cell[][], columns: readonly Column[], order: Order): Cell[][] {
  if (!order) return rows;
  const {column, descending} = order;
  const read = (cells: Cell[]) => cells[column] ?? null;
  return sortRows(rows, [{read, ranks: columns[column]?.ranks, descending}]);
}
