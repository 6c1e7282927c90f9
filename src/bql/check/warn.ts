import type {Udm} from '../../udm/udm';
import {isAggregate} from '../expressions';
import type {Query} from '../syntax/ast';
import {connectionsBetween} from './connections';
import {originOf, scopeAt} from './scopes';

/** Why the platform cannot show a query in the Basic mode or in the visual wizard; none where it can. */
export function complexities(query: Query, udm: Udm): string[] {
  const reasons = new Set<string>();
  if (query.find.models.length > 1) reasons.add('FIND names more than one model');
  for (const [index, {verb, direction, target}] of query.steps.entries()) {
    if (!verb) reasons.add('RELATES TO is any relationship');
    const from = scopeAt(query, index, udm).sources[originOf(query, index)]?.models ?? [];
    const isIncoming = connectionsBetween(
      from,
      target.models.map(({text}) => text),
      udm,
    ).some((connection) => connection.verb === verb?.text && connection.direction === 'in');
    if (direction === 'in' || (isIncoming && direction !== 'out'))
      reasons.add('a relationship is incoming');
  }
  return [...reasons];
}

/** Whether a query may return very many rows: it has no LIMIT and counts nothing. */
export function isUnbounded({limit, return: returned}: Query): boolean {
  const isGrouped = returned?.items.some(({expression}) => isAggregate(expression)) ?? false;
  return limit === undefined && !isGrouped;
}
