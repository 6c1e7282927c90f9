import type {Udm} from '../../product/udm/udm';
import {labelOf} from '../expressions';
import {sourcesOf} from '../sources';
import type {Condition, Expression, Projection, Query, Source, Step} from '../syntax/ast';
import {computedBy} from './computed';
import type {ScopeSource} from './names';
import type {KnownRecords} from './records';
import {Scope} from './scope';

/** A query whose names are resolved. The checker reports names that couldn't be. */
export interface BoundQuery extends Query {
  udm: Udm;
  /**
   * What names mean in FIND's WHERE and, without RETURN, in ORDER BY: without RETURN, only FIND's records are in the
   * result.
   */
  scope: Scope;
  steps: BoundStep[];
  with: BoundProjection[];
  /** What names mean in RETURN, and in ORDER BY after it. */
  result: Scope;
}

export interface BoundStep extends Step {
  /** The index of the source that the step continues from (0 is FIND), or -1 if the step names an unknown alias. */
  origin: number;
  /**
   * What names mean in the step's WHERE: its own model and the models before it. A model after NOT is known only in its
   * own WHERE, because no record of it was found.
   */
  scope: Scope;
}

/** A WITH clause. */
export interface BoundProjection extends Projection {
  /** What names mean in its items. */
  scope: Scope;
  /** What names mean in its WHERE and in later clauses. */
  after: Scope;
}

/**
 * Resolves a query's names once, for check, advice, evaluate, complete, and explain.
 *
 * @param records what's known of the records that it runs on
 */
export function bindQuery(query: Query, udm: Udm, records?: KnownRecords): BoundQuery {
  const sources = sourcesOf(query).map((source, part) => ({
    ...readSource(source, udm),
    where: part === 0 ? query.where : query.steps[part - 1]?.where,
  }));
  const reachable = sources.map((source, part) =>
    query.steps[part - 1]?.negated ? undefined : source,
  );
  const absent = new Set(
    query.steps.flatMap(({negated, target}) =>
      negated && target.alias ? [target.alias.text] : [],
    ),
  );
  const scopeOfPart = (part: number) =>
    new Scope({udm, records, absent, sources: [...reachable.slice(0, part), sources[part]]});
  let result = new Scope({udm, records, absent, sources: reachable});
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

const readSource = ({models, alias, start, end}: Source, udm: Udm): ScopeSource => ({
  models: models.map(({text}) => text).filter((model) => udm.find(model)),
  alias: alias?.text,
  range: {start, end},
});

/** Returns the scope after a WITH: the aliases it passes on and the labels it assigns. */
function afterWith(projection: Projection, scope: Scope): Scope {
  const {items} = projection;
  const passed = new Set(items.map(({expression}) => labelOf(expression)));
  const sources = scope.sources.map((source) =>
    source?.alias && passed.has(source.alias) ? source : undefined,
  );
  const computed = items.flatMap(({label, expression}) => {
    const name = label?.text ?? bareNameOf(expression, scope);
    return name ? [[name, computedBy(expression, scope)] as const] : [];
  });
  const lost = scope.sources.flatMap((source) =>
    source?.alias && !passed.has(source.alias) ? [source.alias] : [],
  );
  const passing = {...projection, lost: new Set([...(scope.passing?.lost ?? []), ...lost])};
  const {udm, records, absent} = scope;
  return new Scope({udm, records, absent, sources, passing, computed: new Map(computed)});
}

/** Returns the name of a value that WITH passes on without naming it, so that only this is reported. */
const bareNameOf = (expression: Expression, scope: Scope): string | undefined =>
  expression.kind === 'path' && expression.names.length === 1 && !scope.isAlias(expression)
    ? expression.names[0]?.text
    : undefined;

/** Returns the source of the step's alias or, without an alias, the last source found. */
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

/** Returns the conditions of FIND and each THAT, with their scope and the index of their part (0 is FIND). */
export function conditionsOf({where, scope, steps}: BoundQuery): PlacedCondition[] {
  return [{where, scope}, ...steps].flatMap(({where: condition, scope: own}, part) =>
    condition ? [{condition, part, scope: own}] : [],
  );
}
