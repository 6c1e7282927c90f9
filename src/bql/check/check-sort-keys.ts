import type {SortKey} from '../syntax/ast';
import {type Fault, faultAt} from '../syntax/fault';
import {resolve} from './resolve';
import {isFault, type Scope} from './scope';

/** Checks what records are sorted by: attributes of theirs that have an order. */
export function checkSortKeys(keys: SortKey[], scope: Scope): Fault[] {
  return keys.flatMap(({expression}) => {
    if (expression.kind !== 'path')
      return [faultAt(expression, 'Records are sorted by an attribute: riskScore DESC.')];
    const target = resolve(expression, scope);
    if (isFault(target)) return [target];
    return target.kind !== 'computed' && target.list
      ? [faultAt(expression, `"${target.list.name}" holds a list, which has no place in an order.`)]
      : [];
  });
}
