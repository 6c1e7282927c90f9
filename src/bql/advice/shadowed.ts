import {type BoundQuery, conditionsOf} from '../bind/bind';
import type {Scope} from '../bind/scope';
import {shadowOf} from '../bind/shadowed';
import {pathsOfTest, testsOf} from '../conditions';
import {partsOf, pathsIn} from '../expressions';
import {findFunction} from '../functions/find';
import {functionReference} from '../functions/reference';
import type {Condition, Expression, Path} from '../syntax/ast';
import type {Fault} from '../syntax/fault';

/** Warns about names that are both an alias and an attribute, wherever the value of the attribute was probably meant. */
export function adviseOnShadows(query: BoundQuery): Fault[] {
  const {orderBy, result, scope} = query;
  const returned = query.return?.items.map(({expression}) => expression) ?? [];
  const keys = orderBy.map(({expression}) => expression);
  const outer = query.return ? result : scope;
  return [
    ...conditionsOf(query).flatMap(({condition, scope: own}) => adviseOnTests(condition, own)),
    ...query.with.flatMap(({items, scope: own, where, after}) => [
      // An alias alone is passed on.
      ...items
        .filter(({expression, label}) => label || expression.kind !== 'path')
        .flatMap(({expression}) => adviseOnValue(expression, own)),
      ...(where ? adviseOnTests(where, after) : []),
    ]),
    ...[...returned, ...keys].flatMap((expression) => adviseOnValue(expression, outer)),
  ];
}

function adviseOnTests(condition: Condition, scope: Scope): Fault[] {
  return testsOf(condition)
    .filter(({kind}) => kind !== 'exists' && kind !== 'currentUser')
    .flatMap(pathsOfTest)
    .flatMap((path) => adviseOnPath(path, scope));
}

function adviseOnValue(expression: Expression, scope: Scope): Fault[] {
  const paths = recordsTaken(expression);
  return pathsIn(expression)
    .filter((path) => !paths.includes(path))
    .flatMap((path) => adviseOnPath(path, scope));
}

/** Returns the arguments that can only be records, as in `count(h)` and `id(h)`. */
function recordsTaken(expression: Expression): Expression[] {
  const inside = partsOf(expression).flatMap(recordsTaken);
  if (expression.kind !== 'call') return inside;
  const {name} = findFunction(expression.name.text) ?? {};
  const takesRecords =
    (name === 'count' && !expression.distinct) ||
    (name !== undefined && functionReference[name].takes.includes('record'));
  return takesRecords ? [...expression.arguments, ...inside] : inside;
}

function adviseOnPath(path: Path, scope: Scope): Fault[] {
  const shadow = shadowOf(path, scope);
  const {start, end} = path;
  return shadow ? [{start, end, severity: 'warning', ...shadow}] : [];
}
