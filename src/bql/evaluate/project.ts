import {grouped} from '../../base/collections';
import {isAggregate} from '../expressions';
import {findFunction} from '../functions/find';
import type {Result, Scalar} from '../functions/value';
import type {Call, Expression, Projection} from '../syntax/ast';
import {compare} from './compare';
import {type EvaluationContext, type Evaluator, evaluatorOf, plain} from './expression';
import {type Cell, isRecord, type Row} from './row';
import {ranksAt} from './sort';

/** A row of a result, with the graph row it was made from (for a group, its first row). */
export interface ProjectedRow {
  cells: Cell[];
  from: Row;
}

/**
 * Computes the columns of RETURN or WITH. Columns without aggregates group the rows, like GROUP BY in SQL.
 *
 * @param projection a projection in which the checker found no fault
 * @returns one row per row or group, in their original order; with DISTINCT, each row once
 */
export function project(
  rows: readonly Row[],
  {items, distinct}: Projection,
  context: EvaluationContext,
): ProjectedRow[] {
  const projected = items.some(({expression}) => isAggregate(expression))
    ? projectGroups(
        rows,
        items.map(({expression}) => expression),
        context,
      )
    : projectEach(
        rows,
        items.map(({expression}) => expression),
        context,
      );
  return distinct ? unique(projected) : projected;
}

function projectEach(
  rows: readonly Row[],
  items: Expression[],
  context: EvaluationContext,
): ProjectedRow[] {
  const evaluators = items.map((item) => evaluatorOf(item, context));
  return rows.map((from) => ({cells: evaluators.map((evaluate) => evaluate(from)), from}));
}

function projectGroups(
  rows: readonly Row[],
  items: Expression[],
  context: EvaluationContext,
): ProjectedRow[] {
  const keys = items.filter((item) => !isAggregate(item)).map((item) => evaluatorOf(item, context));
  // Without a grouping column, there's one group, even without rows. Then count(*) is 0.
  const groups = keys.length === 0 ? [rows] : groupsOf(rows, keys);
  return groups.map((group) => {
    const from = group[0] ?? {records: [], computed: {}};
    const aggregateOf = (call: Call) => aggregate(call, group, context);
    return {cells: items.map((item) => evaluatorOf(item, context, aggregateOf)(from)), from};
  });
}

function groupsOf(rows: readonly Row[], keys: Evaluator[]): Row[][] {
  const entries = rows.map((row) => [keyOf(keys.map((evaluate) => evaluate(row))), row] as const);
  return [...grouped(entries).values()];
}

/** Returns the value of one aggregate call over a group. Rows without a value are skipped. */
function aggregate(call: Call, group: readonly Row[], context: EvaluationContext): Result {
  const found = findFunction(call.name.text)?.aggregate;
  if (!found) return null;
  if (call.star) return group.length;
  const [argument, fraction] = call.arguments;
  if (!argument) return null;
  const evaluate = evaluatorOf(argument, context);
  const cells = group.map(evaluate).filter((cell) => cell !== null);
  const kept = call.distinct ? distinct(cells) : cells;
  const share = fraction ? Number(evaluatorOf(fraction, context)(group[0] as Row)) : 0;
  const ranks = ranksAt(argument, context);
  return found.apply(
    kept.map((cell) => plain(cell) as Scalar),
    {fraction: share, compare: (a, b) => compare(a, b, ranks)},
  );
}

/** Removes duplicate cells. Records and values are compared directly, and lists by content. */
function distinct(cells: Cell[]): Cell[] {
  const byKey = new Map(cells.map((cell) => [Array.isArray(cell) ? keyOf([cell]) : cell, cell]));
  return [...byKey.values()];
}

/** Removes duplicate rows, keeping the first. */
function unique(rows: ProjectedRow[]): ProjectedRow[] {
  const seen = new Set<string>();
  return rows.filter(({cells}) => {
    const key = keyOf(cells);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Returns a key that identifies cells: records by ID, values by type and content. */
export function keyOf(cells: readonly Cell[]): string {
  return JSON.stringify(cells, (_key, value) => (isRecord(value) ? `\u0000${value.id}` : value));
}
