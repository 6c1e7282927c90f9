import type {BoundQuery} from '../bind/bind';
import {isFault} from '../bind/names';
import type {Scope} from '../bind/scope';
import {walkPaths} from '../evaluate/paths';
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
 * Finds out whether the paths of a query repeat what its RETURN reads.
 *
 * @param query a query without errors
 * @returns `undefined` if nothing repeats, or if repeating is what the query asks for: with `count(*)`, WITH, or DISTINCT
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
  if (calls.some(({star}) => star)) return undefined;
  const keys = orderBy
    .map(({expression}) => expression)
    .filter((key) => !labeledItem(key, projection.items));
  const used = sourcesRead([...items, ...keys], result);
  const reached = query.steps.filter(({negated}) => !negated).length + 1;
  if (used.length === 0 || used.length === reached) return undefined;
  const sources = used.map((part) => sourcesOf(query)[part]);
  const aliases = sources.flatMap((source) => source?.alias?.text ?? []);
  const at = text.slice(0, projection.start).search(/\bRETURN\s+$/i);
  if (aliases.length < used.length || at < 0) return undefined;
  const rows = walkPaths(query, context, false);
  const combinations = new Set(
    rows.map(({records}) => used.map((part) => records[part]?.id).join('\n')),
  );
  if (combinations.size === rows.length) return undefined;
  return {
    paths: rows.length,
    records: combinations.size,
    models: sources.map((source) => source?.models.map(({text: name}) => name) ?? []),
    isCounted,
    clause: `WITH DISTINCT ${aliases.join(', ')}`,
    at,
  };
}

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
