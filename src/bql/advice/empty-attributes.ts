import type {BoundQuery} from '../bind/bind';
import {isFault} from '../bind/names';
import type {Scope} from '../bind/scope';
import {singularOf} from '../explain/names';
import {labeledItem, labelOf} from '../expressions';
import type {Expression} from '../syntax/ast';
import {type Fault, hintAt} from '../syntax/fault';

/**
 * Hints at attributes that none of the known records has, where nothing else shows it: in ORDER BY, the order then says
 * nothing, and in RETURN, the column is empty. A query whose condition tests such an attribute finds nothing.
 */
export function adviseOnEmptyAttributes({
  orderBy,
  return: returned,
  ...query
}: BoundQuery): Fault[] {
  const scope = returned ? query.result : query.scope;
  const keys = orderBy.flatMap(({expression}) => {
    const sorted = labeledItem(expression, returned?.items)?.expression ?? expression;
    const lack = lackOf(sorted, scope);
    return lack
      ? [hintAt(expression, `${lack}, so ORDER BY ${labelOf(expression)} sorts nothing.`)]
      : [];
  });
  const columns = (returned?.items ?? []).flatMap(({expression}) => {
    const lack = lackOf(expression, scope);
    return lack ? [hintAt(expression, `${lack}, so this column is empty.`)] : [];
  });
  return [...keys, ...columns];
}

/** Says that no record has an attribute. */
function lackOf(expression: Expression, scope: Scope): string | undefined {
  const {records, sources, udm} = scope;
  if (!records || expression.kind !== 'path') return undefined;
  const target = scope.targetOf(expression);
  if (isFault(target) || target.kind === 'computed' || target.names.length === 0) return undefined;
  const models = sources[target.source]?.models ?? [];
  const path = target.names.map(({text}) => text).join('.');
  return records.have(models, path)
    ? undefined
    : `No ${singularOf(models, udm)} in the sample has a value in ${path}`;
}
