import type {BoundQuery} from '../bind/bind';
import {isFault} from '../bind/names';
import type {Scope} from '../bind/scope';
import {isAggregate, labelOf} from '../expressions';
import type {Projection} from '../syntax/ast';
import {type Fault, hintAt} from '../syntax/fault';

/** Hints at groups by the values of a link to several records: `RETURN f.targets.name, count(*)`. */
export function adviseOnGroupedLists(query: BoundQuery): Fault[] {
  return [
    ...query.with.flatMap((projection) => adviseOnColumns(projection, projection.scope)),
    ...(query.return ? adviseOnColumns(query.return, query.result) : []),
  ];
}

function adviseOnColumns({items}: Projection, scope: Scope): Fault[] {
  const all = items.map(({expression}) => expression);
  if (!all.some(isAggregate)) return [];
  return all.flatMap((expression) => {
    if (expression.kind !== 'path') return [];
    const target = scope.targetOf(expression);
    if (isFault(target) || target.kind === 'computed' || !target.list?.target) return [];
    const {verb, target: model} = target.list;
    const message = `A record with several ${target.list.name} is in a group of its own combination of ${labelOf(expression)}. For a group of each value, follow the relationship: THAT ${verb} ${model}.`;
    return [hintAt(expression, message)];
  });
}
