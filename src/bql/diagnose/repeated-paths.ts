import type {BoundQuery} from '../bind/bind';
import {isFault} from '../bind/names';
import type {Scope} from '../bind/scope';
import {walkPaths} from '../evaluate/paths';
import type {Row} from '../evaluate/row';
import type {WalkContext} from '../evaluate/walk-context';
import {labeledItem, partsOf, pathsIn} from '../expressions';
import {findFunction} from '../functions/find';
import {sourcesOf} from '../sources';
import type {Call, Expression} from '../syntax/ast';

/** Paths that lead to the same records, so that rows repeat or an aggregate counts a record twice. */
export interface RepeatedPaths {
  paths: number;
  /** How many records, or combinations of records, the paths lead to. */
  records: number;
  /** For each part of the query that RETURN reads: its models. */
  models: readonly string[][];
  /** What aggregates count, rather than rows that show it. */
  isCounted: boolean;
  /** The clause that keeps each combination once: `WITH DISTINCT v`. */
  clause: string;
  /** Where the clause belongs: an offset in the query. */
  at: number;
}

/**
 * Finds out whether the paths of a query repeat what its RETURN reads. With `count(*)`, they do if it counts the records
 * of no part once: for each unit, neither its services nor their hosts. Most queries with `count(*)` count the records of
 * one part.
 *
 * @param query a query without errors
 * @returns `undefined` if nothing repeats, or if repeating is what the query asks for: with WITH or DISTINCT
 * @throws {Overrun} when following the paths takes too long
 */
export function repeatedPathsOf(
  text: string,
  query: BoundQuery,
  context: WalkContext,
): RepeatedPaths | undefined {
  const {return: projection, orderBy, result} = query;
  if (!projection || projection.distinct || query.with.length > 0) return undefined;
  const items = projection.items.map(({expression}) => expression);
  const calls = items.flatMap(aggregatesIn);
  const isCounted = calls.length > 0;
  if (isCounted && !calls.some(isSensitive)) return undefined;
  const keys = orderBy
    .map(({expression}) => expression)
    .filter((key) => !labeledItem(key, projection.items));
  const read = sourcesRead([...items, ...keys], result);
  const reached = query.steps.flatMap(({negated}, at) => (negated ? [] : [at + 1]));
  const unread = [0, ...reached].filter((part) => !read.includes(part));
  const at = text.slice(0, projection.start).search(/\bRETURN\s+$/i);
  if (unread.length === 0 || at < 0) return undefined;
  const isAnyCounted = calls.some(({star}) => star);
  // With a distinct count next to it, `count(*)` is meant to count paths.
  if (isAnyCounted ? calls.some(({distinct}) => distinct) : read.length === 0) return undefined;
  const rows = walkPaths(query, context, false);
  const found = (isAnyCounted ? unread.map((part) => [...read, part]) : [read]).map((parts) => {
    const used = parts.toSorted((a, b) => a - b);
    return {used, records: combinationsOf(used, rows)};
  });
  // If one part has as many combinations as there are paths, its records are what's counted.
  const {used, records} = found.reduce((a, b) => (b.records >= a.records ? b : a));
  const sources = used.map((part) => sourcesOf(query)[part]);
  const aliases = sources.flatMap((source) => source?.alias?.text ?? []);
  if (records === rows.length || aliases.length < used.length) return undefined;
  return {
    paths: rows.length,
    records,
    models: sources.map((source) => source?.models.map(({text: name}) => name) ?? []),
    isCounted,
    clause: `WITH DISTINCT ${aliases.join(', ')}`,
    at,
  };
}

/** Counts the combinations of records that the paths have in some parts of the query. */
const combinationsOf = (parts: number[], rows: readonly Row[]): number =>
  new Set(rows.map(({records}) => parts.map((part) => records[part]?.id).join('\n'))).size;

/** Whether a value that repeats changes an aggregate's result. */
const isSensitive = ({name, distinct}: Call): boolean =>
  !distinct && !['max', 'min'].includes(findFunction(name.text)?.name ?? '');

function aggregatesIn(expression: Expression): Call[] {
  if (expression.kind === 'call' && findFunction(expression.name.text)?.aggregate)
    return [expression];
  return partsOf(expression).flatMap(aggregatesIn);
}

/** Returns the indexes of the query's parts whose records an expression reads, in text order. */
function sourcesRead(expressions: Expression[], scope: Scope): number[] {
  const read = expressions.flatMap(pathsIn).flatMap((path) => {
    const target = scope.targetOf(path);
    return !isFault(target) && 'source' in target ? [target.source] : [];
  });
  return [...new Set(read)].sort((a, b) => a - b);
}
