import type {Udm} from '../../product/udm/udm';
import {labelOf} from '../expressions';
import {sourcesOf} from '../sources';
import type {Condition, Projection, Query, Source, Step} from '../syntax/ast';
import {computedBy} from './computed';
import type {ScopeSource} from './names';
import {Scope} from './scope';

/** A query whose names have a meaning. What is wrong with them, the checker says. */
export interface BoundQuery extends Query {
  udm: Udm;
  /** What names mean in the WHERE of FIND and, without RETURN, in ORDER BY: only records of FIND are given then. */
  scope: Scope;
  steps: BoundStep[];
  with: BoundProjection[];
  /** What names mean in RETURN, and in ORDER BY after it. */
  result: Scope;
}

export interface BoundStep extends Step {
  /** The index of the source that it goes on from (0 is FIND); -1 where it names an alias that doesn't exist. */
  origin: number;
  /**
   * What names mean in its WHERE: its own model, and those before it. What follows NOT is known in its own WHERE only,
   * because nothing was found there.
   */
  scope: Scope;
}

/** A WITH. */
export interface BoundProjection extends Projection {
  /** What names mean in its items. */
  scope: Scope;
  /** What they mean in its WHERE and in what follows. */
  after: Scope;
}

/** Resolves the names of a query, once, for all that read it: check, advice, evaluate, complete, and explain. */
export function bindQuery(query: Query, udm: Udm): BoundQuery {
  const sources = sourcesOf(query).map((source) => readSource(source, udm));
  const reachable = sources.map((source, part) =>
    query.steps[part - 1]?.negated ? undefined : source,
  );
  const scopeOfPart = (part: number) =>
    new Scope(udm, [...reachable.slice(0, part), sources[part]]);
  let result = new Scope(udm, reachable);
  const projections = query.with.map((projection): BoundProjection => {
    const scope = result;
    result = afterWith(projection, scope);
    return {...projection, scope, after: result};
  });
  return {
    ...query,
    udm,
    scope: scopeOfPart(0),
    steps: query.steps.map((step, index) => ({
      ...step,
      origin: originOf(query, index),
      scope: scopeOfPart(index + 1),
    })),
    with: projections,
    result,
  };
}

const readSource = ({models, alias}: Source, udm: Udm): ScopeSource => ({
  models: models.map(({text}) => text).filter((model) => udm.find(model)),
  alias: alias?.text,
});

/** After a WITH, names mean the aliases that it passes on and the labels that it gives. */
function afterWith({items}: Projection, scope: Scope): Scope {
  const passed = new Set(items.map(({expression}) => labelOf(expression)));
  const sources = scope.sources.map((source) =>
    source?.alias && passed.has(source.alias) ? source : undefined,
  );
  const computed = items.flatMap(({label, expression}) =>
    label ? [[label.text, computedBy(expression, scope)] as const] : [],
  );
  return new Scope(scope.udm, sources, new Map(computed));
}

/** That of its alias or, without one, the last that was found. */
function originOf({find, steps}: Query, step: number): number {
  const alias = steps[step]?.from?.text;
  if (alias !== undefined)
    return sourcesOf({find, steps: steps.slice(0, step)}).findIndex(
      (source) => source.alias?.text === alias,
    );
  return steps.slice(0, step).findLastIndex(({negated}) => !negated) + 1;
}

interface PlacedCondition {
  condition: Condition;
  part: number;
  scope: Scope;
}

/** The conditions of FIND and of each THAT, with the part of the query that they belong to (0 is FIND) and its scope. */
export function conditionsOf({where, scope, steps}: BoundQuery): PlacedCondition[] {
  return [{where, scope}, ...steps].flatMap(({where: condition, scope: own}, part) =>
    condition ? [{condition, part, scope: own}] : [],
  );
}
