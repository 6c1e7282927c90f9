import {grouped} from '../../base/collections';
import {type BoundQuery, type BoundStep, bindQuery} from '../bind/bind';
import {checkQuery} from '../check/check-query';
import {evaluatorOf} from '../evaluate/expression';
import {indexesOf} from '../evaluate/indexes';
import type {Neighbors} from '../evaluate/neighbors';
import {walkPaths} from '../evaluate/paths';
import {keyOf} from '../evaluate/project';
import type {Cell, Row} from '../evaluate/row';
import type {Dataset} from '../evaluate/values';
import {isAggregate} from '../expressions';
import type {GraphRecord} from '../graph';
import {Budget, Overrun} from '../overrun';
import {evaluate, evaluationOf} from '../run';
import {parseQuery} from '../syntax/parse';
import {nameOnly} from './name-only';

/** The most records of a column that a graph of a result begins with, so that it can be read at a glance. */
export const mostInColumn = 12;

/** An edge between two records, from the one whose attribute refers to the other. */
export interface Link {
  from: string;
  to: string;
  verb: string;
}

/** The records on the paths behind a result, and how the query connected them. */
export interface Walked {
  /** The records, without their attributes. */
  records: GraphRecord[];
  /** Their IDs by the number of steps that lead to them: FIND's first. At most {@link mostInColumn} in each. */
  columns: string[][];
  links: Link[];
  /** The number of records on all paths. */
  total: number;
}

/**
 * Returns the records that a query walked over to make its result, in the order of the rows: first one path of each row,
 * then another. Records that only LIMIT or a WITH's WHERE dropped aren't among them. For a group, every path in it counts.
 *
 * @returns a message for readers, if the query has an error or follows too many paths
 */
export function walkedBy(text: string, dataset: Dataset): Walked | {failure: string} {
  const {value, faults} = parseQuery(text);
  const query = value && bindQuery(value, dataset.udm);
  const [fault] = query ? checkQuery(query) : faults;
  if (!query || fault) return {failure: fault?.message ?? ''};
  try {
    return graphOf(pathsOf(query, dataset), query, indexesOf(dataset.graph, dataset.udm).neighbors);
  } catch (error) {
    if (!(error instanceof Overrun)) throw error;
    return {failure: error.message};
  }
}

/** @throws {Overrun} when there are too many paths */
function pathsOf(query: BoundQuery, dataset: Dataset): Row[] {
  const {walked, passed, result} = evaluate(query, dataset);
  if (!query.return) {
    const context = evaluationOf(query, dataset, new Budget());
    return inOrder(walkPaths(query, context, false), result.paths, [0]);
  }
  // WITH passes on only some of the records, and only they say which path a row was.
  const passes = query.with.at(-1)?.after.sources ?? query.result.sources;
  const parts = [...passes.keys()].filter((part) => passes[part]);
  const rows =
    query.return.distinct || query.return.items.some(({expression}) => isAggregate(expression))
      ? rowsInGroups(query, passed, result.rows, dataset)
      : result.paths;
  return inOrder(walked, rows, parts);
}

/** Returns the rows whose group is in a result. They have the same cells in the columns that aren't aggregates. */
function rowsInGroups(
  query: BoundQuery,
  rows: readonly Row[],
  found: readonly Cell[][],
  dataset: Dataset,
): readonly Row[] {
  const items = query.return?.items ?? [];
  const columns = [...items.keys()].filter((at) => {
    const item = items[at];
    return item && !isAggregate(item.expression);
  });
  const context = evaluationOf(query, dataset, new Budget());
  const evaluators = columns
    .flatMap((at) => items[at] ?? [])
    .map(({expression}) => evaluatorOf(expression, context));
  const groups = grouped(
    rows.map((row) => [keyOf(evaluators.map((evaluate) => evaluate(row))), row] as const),
  );
  return inTurn(
    found.map((cells) => groups.get(keyOf(columns.map((at) => cells[at] ?? null))) ?? []),
  );
}

/** Returns the paths with the same records as one of the rows in some parts of the query, in the order of the rows. */
function inOrder(paths: readonly Row[], rows: readonly Row[], parts: readonly number[]): Row[] {
  const keyOfRow = ({records}: Row) => parts.map((part) => records[part]?.id).join(' ');
  const byKey = grouped(paths.map((path) => [keyOfRow(path), path] as const));
  return inTurn([...new Set(rows.map(keyOfRow))].map((key) => byKey.get(key) ?? []));
}

/** Returns the first path of each row, then the second ones, and so on: a graph with little room shows every row. */
const inTurn = (paths: readonly (readonly Row[])[]): Row[] =>
  paths
    .flatMap((ofRow) => ofRow.map((path, at) => ({path, at})))
    .sort((a, b) => a.at - b.at)
    .map(({path}) => path);

/** Returns whole paths as long as there's room for their records. */
function graphOf(paths: readonly Row[], {steps}: BoundQuery, neighbors: Neighbors): Walked {
  const all = new Set<GraphRecord>();
  const shown = new Set<GraphRecord>();
  const links = new Map<string, Link>();
  const depths = [0];
  for (const {origin} of steps) depths.push((depths[origin] ?? 0) + 1);
  const columns = Array.from({length: Math.max(...depths) + 1}, (): string[] => []);
  for (const {records} of paths) {
    const added = columns.map((): GraphRecord[] => []);
    for (const [part, record] of records.entries()) {
      if (!record) continue;
      all.add(record);
      if (!shown.has(record) && !added.flat().includes(record))
        added[depths[part] ?? 0]?.push(record);
    }
    if (columns.some((column, at) => column.length + (added[at]?.length ?? 0) > mostInColumn))
      continue;
    for (const [at, column] of columns.entries()) {
      for (const record of added[at] ?? []) {
        shown.add(record);
        column.push(record.id);
      }
    }
    for (const [at, step] of steps.entries()) {
      const [from, to] = [records[step.origin], records[at + 1]];
      for (const link of from && to ? linksBetween(from, to, step, neighbors) : [])
        links.set(`${link.from} ${link.verb} ${link.to}`, link);
    }
  }
  return {
    records: [...shown].map(nameOnly),
    columns: columns.filter(({length}) => length > 0),
    links: [...links.values()],
    total: all.size,
  };
}

/** RELATES TO also leads across a record in between, and then no verb connects the two. */
function linksBetween(
  origin: GraphRecord,
  end: GraphRecord,
  {verb, direction}: BoundStep,
  neighbors: Neighbors,
): Link[] {
  const links = [...neighbors.bundlesOf(origin)].flatMap((bundle): Link[] => {
    if (!bundle.records.has(end) || (verb && bundle.verb !== verb.text)) return [];
    if (direction && bundle.isOutgoing !== (direction === 'out')) return [];
    const [from, to] = bundle.isOutgoing ? [origin, end] : [end, origin];
    return [{from: from.id, to: to.id, verb: bundle.verb}];
  });
  return links.length > 0 ? links : [{from: origin.id, to: end.id, verb: 'RELATES TO'}];
}
