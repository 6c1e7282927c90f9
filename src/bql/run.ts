import {seeded} from '../base/random';
import {adviseOnQuery} from './advice/advise';
import type {BoundQuery} from './bind/bind';
import {indexesOf} from './evaluate/indexes';
import {knownRecordsOf} from './evaluate/known-records';
import {walkPaths} from './evaluate/paths';
import {passOn, projectedResult, recordsResult, type TracedResult} from './evaluate/result';
import type {Row} from './evaluate/row';
import type {Dataset} from './evaluate/values';
import {Budget, Overrun} from './overrun';
import {readQuery} from './read-query';
import type {Fault} from './syntax/fault';

/** The outcome of a query text: its faults and, if there's no error, a result. */
export interface QueryAnswer {
  faults: Fault[];
  result?: TracedResult;
}

/** Parses, checks, and runs a query. Never throws, whatever the reader wrote. */
export function runQuery(text: string, dataset: Dataset): QueryAnswer {
  const {udm, graph} = dataset;
  const records = knownRecordsOf(dataset);
  const {query, faults} = readQuery(text, udm, {now: graph.now, records});
  if (!query) return {faults};
  try {
    return {faults: adviseOnQuery(query), result: evaluate(query, dataset).result};
  } catch (error) {
    if (!(error instanceof Overrun)) throw error;
    const {start, end} = query;
    return {faults: [{start, end, severity: 'error', message: error.message}]};
  }
}

/** What a query's evaluation goes through. */
interface Evaluation {
  /** Every path. Without RETURN, one path for each record that FIND finds. */
  walked: Row[];
  /** The rows that reach RETURN, after every WITH. */
  passed: Row[];
  result: TracedResult;
}

/**
 * Runs a query that has no errors.
 *
 * @throws {Overrun} when it exceeds a limit
 */
export function evaluate(query: BoundQuery, dataset: Dataset): Evaluation {
  const context = evaluationOf(query, dataset, new Budget());
  const walked = walkPaths(query, context, !query.return);
  if (!query.return) {
    const result = recordsResult(query, walked, {...context, scope: query.scope});
    return {walked, passed: walked, result};
  }
  const passed = query.with.reduce(
    (before, projection) => passOn(before, projection, context),
    walked,
  );
  return {walked, passed, result: projectedResult(query, query.return, passed, context)};
}

/** Returns what a query needs to be walked and evaluated on a dataset. */
export const evaluationOf = (query: BoundQuery, dataset: Dataset, budget: Budget) => ({
  ...dataset,
  ...indexesOf(dataset.graph, dataset.udm),
  scope: query.result,
  random: seeded(1),
  budget,
});
