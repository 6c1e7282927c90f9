import {isAggregate} from '../expressions';
import {modelNamesOf} from '../sources';
import type {Query} from '../syntax/ast';
import {type Fault, hintAt} from '../syntax/fault';

/** Returns a hint if nothing limits a query's result: it has no condition, no grouping, and no LIMIT. */
export function adviseOnLimit({find, where, steps, with: stages, ...query}: Query): Fault[] {
  const isNarrowed = where !== undefined || steps.some((step) => step.negated || step.where);
  const projections = [...stages, ...(query.return ? [query.return] : [])];
  const isGrouped = projections.some(({items}) =>
    items.some(({expression}) => isAggregate(expression)),
  );
  if (query.limit !== undefined || isNarrowed || isGrouped) return [];
  const models = modelNamesOf(find).join('|');
  const all = steps.length > 0 ? `every ${models} where a path starts` : `every ${models}`;
  const message = `Nothing narrows this query, so it finds ${all}. Add a WHERE clause, or LIMIT 100 at the end.`;
  return [hintAt(find, message)];
}
