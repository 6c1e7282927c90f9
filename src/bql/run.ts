import {seeded} from '../random/seeded';
import {checkQuery} from './check/check-query';
import {scopeAfterPath} from './check/scopes';
import type {Surroundings} from './evaluate/expression';
import {Neighbors} from './evaluate/neighbors';
import {walkPaths} from './evaluate/paths';
import {passOn, projectedResult, type QueryResult, recordsResult} from './evaluate/result';
import type {Row} from './evaluate/row';
import type {Ground} from './evaluate/values';
import type {Graph} from './graph';
import type {Query} from './syntax/ast';
import type {Fault} from './syntax/fault';
import {parseQuery} from './syntax/parse';

/** The result of a text: faults, and a result where there is no error. */
export interface Answer {
  faults: Fault[];
  result?: QueryResult;
}

/** More paths than this end a query: it needs a condition. */
export const maxPaths = 200_000;

const neighborsOf = new WeakMap<Graph, Neighbors>();

/** Reads, checks and runs a query. Never throws for what a reader wrote. */
export function runQuery(text: string, ground: Ground): Answer {
  const {value, faults} = parseQuery(text);
  if (!value) return {faults};
  const found = checkQuery(value, ground.udm);
  if (found.some(({severity}) => severity === 'error')) return {faults: found};
  try {
    return {faults: found, result: evaluate(value, ground)};
  } catch (error) {
    if (!(error instanceof TooManyPaths)) throw error;
    const fault: Fault = {
      start: value.start,
      end: value.end,
      severity: 'error',
      message: `This query makes more than ${maxPaths.toLocaleString('en')} paths. Add conditions, or name a verb in place of RELATES TO.`,
    };
    return {faults: [...found, fault]};
  }
}

class TooManyPaths extends Error {
  override name = 'TooManyPaths';
}

/**
 * Runs a query that has no errors.
 *
 * @throws {TooManyPaths} when it walks more than {@link maxPaths} paths
 */
function evaluate(query: Query, ground: Ground): QueryResult {
  let neighbors = neighborsOf.get(ground.graph);
  if (!neighbors) {
    neighbors = new Neighbors(ground.graph, ground.udm);
    neighborsOf.set(ground.graph, neighbors);
  }
  const scope = scopeAfterPath(query, ground.udm);
  const around: Surroundings = {...ground, scope, random: seeded(1)};
  const paths = limited(walkPaths(query, ground, neighbors, !query.return));
  if (!query.return) return recordsResult(query, [...paths], around);
  const {rows, scope: last} = query.with.reduce(
    (before, projection) => passOn(before, projection, around),
    {rows: paths as Iterable<Row>, scope},
  );
  return projectedResult(query, query.return, rows, {...around, scope: last});
}

function* limited(rows: Iterable<Row>): Generator<Row> {
  let count = 0;
  for (const row of rows) {
    count += 1;
    if (count > maxPaths) throw new TooManyPaths();
    yield row;
  }
}
