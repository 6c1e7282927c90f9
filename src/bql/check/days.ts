import {isFault} from '../bind/names';
import type {Scope} from '../bind/scope';
import type {Expression} from '../syntax/ast';

/** Returns the paths that hold a number of days, next to the first date of some expressions: `t.daysToFix`. */
export function daysBeside(expressions: Expression[], scope: Scope): string[] {
  for (const expression of expressions) {
    const target = expression.kind === 'path' ? scope.targetOf(expression) : undefined;
    if (expression.kind !== 'path' || !target || isFault(target) || target.kind !== 'attribute')
      continue;
    if (target.attribute.type !== 'dateTime') continue;
    const before = expression.names.slice(0, -1).map(({text}) => text);
    return scope.udm
      .attributesOf(target.models[0] ?? '')
      .filter(({unit}) => unit === 'days')
      .map(({name}) => [...before, name].join('.'));
  }
  return [];
}
