import {seeded} from '../../random/seeded';
import {resolve} from '../check/resolve';
import type {Scope} from '../check/scope';
import {isFault} from '../check/scope';
import type {GraphRecord} from '../graph';
import {ranksOf} from '../ranks';
import type {Expression, SortKey} from '../syntax/ast';
import {compare} from './compare';
import {evaluatorOf, type Surroundings} from './expression';
import {type Cell, isRecord, rowOf} from './row';
import {displayName, type Ground} from './values';

/** One thing that rows are sorted by. */
export interface Sorter<T> {
  read: (row: T) => Cell;
  /** Names of a choice, highest rank first. */
  ranks?: string[];
  descending: boolean;
}

/**
 * Sorts rows: ratings by rank, texts letter by letter. Rows without a value come last in either direction; equal ones
 * stay in their order.
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

/** Sorts records by attributes of theirs; see {@link sortRows}. */
export function sortRecords(
  records: readonly GraphRecord[],
  keys: SortKey[],
  ground: Ground,
  scope: Scope,
): GraphRecord[] {
  const around: Surroundings = {...ground, scope, random: seeded(1)};
  return sortRows(
    records,
    keys.map(({expression, descending}) => {
      const evaluate = evaluatorOf(expression, around);
      return {
        read: (record) => evaluate(rowOf(record)),
        ranks: ranksAt(expression, around),
        descending,
      };
    }),
  );
}

/** The ranks of what an expression gives, where it is a choice that has them. */
export function ranksAt(expression: Expression, {scope, udm}: Surroundings): string[] | undefined {
  const target = expression.kind === 'path' ? resolve(expression, scope) : undefined;
  return target && !isFault(target) && target.kind === 'attribute'
    ? ranksOf(target.attribute, udm)
    : undefined;
}

/** Records are sorted by their display name, lists by their first value. */
function sortable(cell: Cell): string | number | boolean | null {
  const one = Array.isArray(cell) ? (cell[0] ?? null) : cell;
  return isRecord(one) ? displayName(one) : (one as string | number | boolean | null);
}
