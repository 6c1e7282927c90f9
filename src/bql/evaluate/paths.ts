import {concreteNames} from '../check/connections';
import {originOf, scopeAt} from '../check/scopes';
import type {GraphRecord} from '../graph';
import type {Condition, Query} from '../syntax/ast';
import {type Predicate, predicateOf} from './condition';
import type {Neighbors} from './neighbors';
import type {Row} from './row';
import type {Ground} from './values';

/** A step as it is walked. */
interface Walk {
  origin: number;
  optional: boolean;
  negated: boolean;
  neighbors: (record: GraphRecord) => GraphRecord[];
  passes: Predicate;
}

/**
 * Walks every path of a query, one record of FIND after the other.
 *
 * @param isEnough true where one path for each record of FIND is enough
 * @returns rows without what WITH and RETURN compute
 */
export function* walkPaths(
  query: Query,
  ground: Ground,
  neighbors: Neighbors,
  isEnough: boolean,
): Generator<Row> {
  const walks = query.steps.map((_step, index) => walkOf(query, index, ground, neighbors));
  const passes = predicateAt(query.where, query, 0, ground);
  for (const record of startRecords(query, ground)) {
    const row: Row = {records: [record], computed: {}};
    if (!passes(row)) continue;
    for (const found of extend(row, walks, 0)) {
      yield found;
      if (isEnough) break;
    }
  }
}

/** The records of FIND: those of each model, each model once. */
function* startRecords({find}: Query, {udm, graph}: Ground): Generator<GraphRecord> {
  for (const model of concreteNames(
    find.models.map(({text}) => text),
    udm,
  ))
    yield* graph.recordsOf(model);
}

function* extend(row: Row, walks: Walk[], step: number): Generator<Row> {
  const walk = walks[step];
  if (!walk) {
    yield row;
    return;
  }
  const origin = row.records[walk.origin];
  const withRecord = (record: GraphRecord | undefined): Row => ({
    ...row,
    records: [...row.records, record],
  });
  const near = origin ? walk.neighbors(origin) : [];
  if (walk.negated) {
    const hasSome = near.some((record) => walk.passes(withRecord(record)));
    if (!hasSome) yield* extend(withRecord(undefined), walks, step + 1);
    return;
  }
  let isFound = false;
  for (const record of near) {
    const next = withRecord(record);
    if (!walk.passes(next)) continue;
    isFound = true;
    yield* extend(next, walks, step + 1);
  }
  if (walk.optional && !isFound) yield* extend(withRecord(undefined), walks, step + 1);
}

function walkOf(query: Query, index: number, ground: Ground, neighbors: Neighbors): Walk {
  const step = query.steps[index];
  if (!step) throw new Error(`The query has no step ${index}`);
  const {verb, direction, target, optional, negated, where} = step;
  const models = concreteNames(
    target.models.map(({text}) => text),
    ground.udm,
  );
  return {
    origin: originOf(query, index),
    optional,
    negated,
    neighbors: (record) =>
      verb ? neighbors.of(record, verb.text, direction, models) : neighbors.around(record, models),
    passes: predicateAt(where, query, index + 1, ground),
  };
}

function predicateAt(
  where: Condition | undefined,
  query: Query,
  part: number,
  ground: Ground,
): Predicate {
  return where ? predicateOf(where, scopeAt(query, part, ground.udm), ground) : () => true;
}
