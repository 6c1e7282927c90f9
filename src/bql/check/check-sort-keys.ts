import {isFault} from '../bind/names';
import type {Scope} from '../bind/scope';
import {printExpression} from '../format/expression';
import type {SortKey} from '../syntax/ast';
import {type Fault, faultAt} from '../syntax/fault';
import {rankedKey} from './ranked-key';

const byAttribute = 'Sort records by an attribute, such as riskScore DESC.';

/** Turns `-riskScore` into `riskScore DESC`. */
function withoutMinus({expression, descending, start, end}: SortKey): Fault | undefined {
  if (expression.kind !== 'negative' || expression.of.kind !== 'path') return undefined;
  const path = printExpression(expression.of);
  return faultAt({start, end}, byAttribute, descending ? path : `${path} DESC`);
}

/** Checks sort keys: each must be an attribute with an order. */
export function checkSortKeys(keys: SortKey[], scope: Scope): Fault[] {
  return keys.flatMap((key) => {
    const {expression} = key;
    if (expression.kind !== 'path')
      return [withoutMinus(key) ?? rankedKey(key, scope) ?? faultAt(expression, byAttribute)];
    const target = scope.targetOf(expression);
    if (isFault(target)) return [target];
    return target.kind !== 'computed' && target.list
      ? [faultAt(expression, `"${target.list.name}" is a list, so you can't sort by it.`)]
      : [];
  });
}
