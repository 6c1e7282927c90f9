import {computedBy} from '../bind/computed';
import type {Scope} from '../bind/scope';
import {findFunction} from '../functions/find';
import type {Expression} from '../syntax/ast';

/** Functions whose result has the unit of their argument. `computedBy` knows `max` and `min`. */
const keepUnit = new Set<string | undefined>([
  'avg',
  'sum',
  'percentileCont',
  'percentileDisc',
  'stDev',
  'stDevP',
  'round',
  'abs',
  'ceil',
  'floor',
]);

/** Returns the unit of an expression's values, such as "days", if the data model names one. */
export function unitAt(expression: Expression, scope: Scope): string | undefined {
  const [argument] = expression.kind === 'call' ? expression.arguments : [];
  const name = expression.kind === 'call' && findFunction(expression.name.text)?.name;
  if (argument && name && keepUnit.has(name)) return unitAt(argument, scope);
  return computedBy(expression, scope).attribute?.unit;
}
