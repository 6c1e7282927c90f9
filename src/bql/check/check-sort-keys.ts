import {isFault} from '../bind/names';
import type {Scope} from '../bind/scope';
import type {SortKey} from '../syntax/ast';
import {type Fault, faultAt} from '../syntax/fault';

/** Checks sort keys: each must be an attribute with an order. */
export function checkSortKeys(keys: SortKey[], scope: Scope): Fault[] {
  return keys.flatMap(({expression}) => {
    if (expression.kind !== 'path')
      return [faultAt(expression, 'Sort records by an attribute, such as riskScore DESC.')];
    const target = scope.targetOf(expression);
    if (isFault(target)) return [target];
    return target.kind !== 'computed' && target.list
      ? [faultAt(expression, `"${target.list.name}" is a list, so you can't sort by it.`)]
      : [];
  });
}
