import {seeded} from '../base/random';
import {adviseOnQuery} from './advice/advise';
import {type BoundQuery, bindQuery} from './bind/bind';
import {checkQuery} from './check/check-query';
import type {Surroundings} from './evaluate/expression';
import {Neighbors} from './evaluate/neighbors';
import {walkPaths} from './evaluate/paths';
import {passOn, projectedResult, type QueryResult, recordsResult} from './evaluate/result';
import {ValueIndex} from './evaluate/value-index';
import type {Ground} from './evaluate/values';
import type {Graph} from './graph';
import {Budget, Overrun} from './overrun';
import type {Fault} from './syntax/fault';
import {parseQuery} from './syntax/parse';

/** The result of a text: faults, and a result where there is no error. */
export interface Answer {
  faults: Fault[];
  result?: QueryResult;
}

/** What is made once for each graph. */
const indexes = new WeakMap<Graph, {neighbors: Neighbors; index: ValueIndex}>();

/** Reads, checks and runs a query. Never throws for what a reader wrote. */
export function runQuery(text: string, ground: Ground): Answer {
  const {value, faults} = parseQuery(text);
  if (!value) return {faults};
  const query = bindQuery(value, ground.udm);
  const found = checkQuery(query);
  if (found.length > 0) return {faults: found};
  try {
    return {faults: adviseOnQuery(query), result: evaluate(query, ground)};
  } catch (error) {
    if (!(error instanceof Overrun)) throw error;
    const {start, end} = value;
    return {faults: [{start, end, severity: 'error', message: error.message}]};
  }
}

/**
 * Runs a query that has no errors.
 *
 * @throws {Overrun} when it asks for too much
 */
function evaluate(query: BoundQuery, ground: Ground): QueryResult {
  const budget = new Budget();
  const around: Surroundings = {...ground, scope: query.result, random: seeded(1), budget};
  const rows = walkPaths(query, {...ground, ...indexesOf(ground), budget}, !query.return);
  if (!query.return) return recordsResult(query, rows, {...around, scope: query.found});
  const passed = query.with.reduce(
    (before, projection) => passOn(before, projection, around),
    rows,
  );
  return projectedResult(query, query.return, passed, around);
}

function indexesOf({graph, udm}: Ground) {
  const known = indexes.get(graph) ?? {
    neighbors: new Neighbors(graph, udm),
    index: new ValueIndex(graph),
  };
  indexes.set(graph, known);
  return known;
}
