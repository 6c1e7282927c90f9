import type {BoundQuery, BoundStep} from '../bind/bind';
import {modelsOf} from '../bind/connections';
import type {GraphRecord} from '../graph';
import {stepsOf} from '../overrun';
import {type Predicate, predicateOf} from './condition';
import {narrow} from './narrow';
import type {Row} from './row';
import type {WalkContext} from './walk-context';

/** A step, prepared for walking. */
interface Walk {
  origin: number;
  optional: boolean;
  negated: boolean;
  neighbors: (record: GraphRecord) => Iterable<GraphRecord>;
  passes: Predicate;
}

/**
 * Walks every path of a query, one FIND record at a time.
 *
 * @param isEnough whether one path for each FIND record is enough
 * @returns rows without the values that WITH and RETURN compute
 * @throws {Overrun} when the walk becomes too long
 */
export function walkPaths(query: BoundQuery, context: WalkContext, isEnough: boolean): Row[] {
  const {udm, graph, budget} = context;
  const narrowed = narrow(query, context);
  const walks = query.steps.map((step, at) => walkOf(step, context, narrowed[at + 1]));
  const passes = predicateAt(query, context);
  const rows: Row[] = [];
  const arrive = (row: Row) => {
    budget.path();
    rows.push(row);
    return isEnough;
  };
  for (const model of modelsOf(query.find, udm)) {
    for (const record of graph.recordsOf(model)) {
      if (narrowed[0] && !narrowed[0].has(record)) continue;
      const row: Row = {records: [record], computed: {}};
      if (passes(row)) extend(row, walks, 0, arrive);
    }
  }
  return rows;
}

/**
 * Continues the walk from a row that has reached a step.
 *
 * @param arrive receives each complete row and returns whether to stop
 * @returns whether the walk was stopped
 */
function extend(row: Row, walks: Walk[], step: number, arrive: (row: Row) => boolean): boolean {
  const walk = walks[step];
  if (!walk) return arrive(row);
  const go = (next: Row) => extend(next, walks, step + 1, arrive);
  const origin = row.records[walk.origin];
  let isFound = false;
  for (const record of origin ? walk.neighbors(origin) : []) {
    const next = withRecord(row, record);
    if (!walk.passes(next)) continue;
    if (walk.negated) return false;
    isFound = true;
    if (go(next)) return true;
  }
  return walk.negated || (walk.optional && !isFound) ? go(withRecord(row, undefined)) : false;
}

const withRecord = ({records, computed}: Row, record: GraphRecord | undefined): Row => ({
  records: [...records, record],
  computed,
});

/** @param narrowed the only records that the step can lead to */
function walkOf(
  step: BoundStep,
  context: WalkContext,
  narrowed: ReadonlySet<GraphRecord> | undefined,
): Walk {
  const {origin, verb, direction, target, optional, negated} = step;
  const models = modelsOf(target, context.udm);
  const way = {verb: verb?.text, direction};
  const holds = predicateAt(step, context);
  const known = new Map<GraphRecord, ReadonlySet<GraphRecord>>();
  return {
    origin,
    optional,
    negated,
    // A branch requests the same record's neighbors again for every path of the branch before it.
    neighbors: (record) => {
      const found = known.get(record) ?? context.neighbors.of(record, way, models, context.budget);
      known.set(record, found);
      return found;
    },
    passes: (row) => {
      const end = row.records.at(-1);
      return !(narrowed && end && !narrowed.has(end)) && holds(row);
    },
  };
}

/** Each test of a record costs a step. */
function predicateAt(
  {where, scope}: Pick<BoundStep, 'where' | 'scope'>,
  context: WalkContext,
): Predicate {
  const {budget} = context;
  if (!where)
    return () => {
      budget.step();
      return true;
    };
  const holds = predicateOf(where, scope, context);
  const steps = 1 + stepsOf(where);
  return (row) => {
    budget.step(steps);
    return holds(row);
  };
}
