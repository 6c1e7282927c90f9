import type {BoundQuery, BoundStep} from '../bind/bind';
import type {Scope} from '../bind/scope';
import {conjunctsOf} from '../conditions';
import type {EvaluationContext} from '../evaluate/expression';
import {walkPaths} from '../evaluate/paths';
import {passOn} from '../evaluate/result';
import type {Row} from '../evaluate/row';
import type {WalkContext} from '../evaluate/walk-context';
import {Overrun} from '../overrun';
import type {Condition, Range} from '../syntax/ast';

/** A part of a query that can drop records. */
export interface Stage extends Range {
  /** How many records of the model after FIND are left; after WITH, how many rows. */
  left: number;
  /** The condition, unless the part is FIND or a relationship. */
  condition?: Condition;
  /** What names in the condition mean. */
  scope?: Scope;
}

/** A query up to one of its parts. */
interface Prefix extends Omit<Stage, 'left'> {
  query: BoundQuery;
}

/**
 * Counts the records that each part of a query leaves, in the order of the text, up to the first part that leaves none.
 *
 * @param query a query without errors
 * @returns fewer parts if counting takes too long
 */
export function survivorsOf(query: BoundQuery, context: WalkContext & EvaluationContext): Stage[] {
  const stages: Stage[] = [];
  try {
    for (const {query: prefix, ...part} of prefixesOf(query)) {
      const left = walkPaths(prefix, context, true).length;
      stages.push({...part, left});
      if (left === 0) return stages;
    }
    stages.push(...survivorsOfWith(query, context));
  } catch (error) {
    if (!(error instanceof Overrun)) throw error;
  }
  return stages;
}

function prefixesOf(query: BoundQuery): Prefix[] {
  const {find, where, steps, scope} = query;
  const upTo = (count: number): BoundQuery => ({...query, steps: steps.slice(0, count)});
  const whole = {...upTo(0), where: undefined};
  return [
    {start: query.start, end: find.end, query: whole},
    ...partsOf(where).map(({condition, all}) => ({
      ...rangeOf(condition),
      condition,
      scope,
      query: {...upTo(0), where: all},
    })),
    ...steps.flatMap((step, index) => {
      // OPTIONALLY drops nothing.
      if (step.optional) return [];
      const withStep = (changed: Partial<BoundStep>): BoundQuery => ({
        ...upTo(index),
        steps: [...steps.slice(0, index), {...step, ...changed}],
      });
      // The more conditions follow NOT, the fewer records it drops, so they count together.
      if (step.negated) return [{start: step.start, end: step.end, query: upTo(index + 1)}];
      return [
        {start: step.start, end: step.target.end, query: withStep({where: undefined})},
        ...partsOf(step.where).map(({condition, all}) => ({
          ...rangeOf(condition),
          condition,
          scope: step.scope,
          query: withStep({where: all}),
        })),
      ];
    }),
  ];
}

/** Counts the rows that the conditions after each WITH leave. */
function survivorsOfWith(query: BoundQuery, context: WalkContext & EvaluationContext): Stage[] {
  if (query.with.every(({where}) => !where)) return [];
  let rows: readonly Row[] = walkPaths(query, context, false);
  return query.with.flatMap((projection) => {
    const before = rows;
    rows = passOn(before, projection, context);
    return partsOf(projection.where).map(({condition, all}) => ({
      ...rangeOf(condition),
      condition,
      left: passOn(before, {...projection, where: all}, context).length,
    }));
  });
}

/** Returns each condition that must be true, with the condition that it and the ones before it make up. */
function partsOf(where: Condition | undefined): {condition: Condition; all: Condition}[] {
  const conditions = where ? conjunctsOf(where) : [];
  return conditions.map((condition, index) => ({
    condition,
    all: {
      kind: 'and',
      start: conditions[0]?.start ?? 0,
      end: condition.end,
      conditions: conditions.slice(0, index + 1),
    },
  }));
}

const rangeOf = ({start, end}: Range): Range => ({start, end});
