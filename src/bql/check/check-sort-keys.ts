import type {SortKey} from '../syntax/ast';
import {type Fault, faultAt} from '../syntax/fault';
import {multivaluedIn, resolve} from './resolve';
import {isFault, type Scope} from './scope';

/** Checks what records are sorted by: attributes of theirs that have an order. */
export function checkSortKeys(keys: SortKey[], scope: Scope): Fault[] {
  return keys.flatMap(({expression}) => {
    if (expression.kind !== 'path')
      return [faultAt(expression, 'Records are sorted by an attribute: riskScore DESC.')];
    const target = resolve(expression, scope);
    if (isFault(target)) return [target];
    const list = multivaluedIn(expression, scope);
    return list
      ? [faultAt(expression, `"${list.name}" holds a list, which has no place in an order.`)]
      : [];
  });
}
