import {compare} from './compare';
import {type Cell, isRecord} from './row';
import {displayName} from './values';

/** One sort key. */
export interface Sorter<T> {
  read: (row: T) => Cell;
  /** The names of a ranked choice, highest first. */
  ranks?: string[];
  descending: boolean;
}

/**
 * Sorts rows: ratings by rank, strings character by character. Rows without a value come last in both directions. Equal
 * rows keep their order.
 */
export function sortRows<T>(rows: readonly T[], sorters: Sorter<T>[]): T[] {
  return rows
    .map((row) => ({row, values: sorters.map(({read}) => sortable(read(row)))}))
    .sort((a, b) => {
      for (const [index, {ranks, descending}] of sorters.entries()) {
        const [left = null, right = null] = [a.values[index], b.values[index]];
        if (left === null || right === null) {
          if (left === right) continue;
          return left === null ? 1 : -1;
        }
        const order = compare(left, right, ranks);
        if (order !== 0) return descending ? -order : order;
      }
      return 0;
    })
    .map(({row}) => row);
}

/** Records are sorted by their display name, lists by their first value. */
function sortable(cell: Cell): string | number | boolean | null {
  const one = Array.isArray(cell) ? (cell[0] ?? null) : cell;
  return isRecord(one) ? displayName(one) : (one as string | number | boolean | null);
}
