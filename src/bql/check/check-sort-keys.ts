import type {SortKey} from '../syntax/ast';
import type {Fault} from '../syntax/fault';
import {resolve} from './resolve';
import {faultAt, isFault, type Scope} from './scope';

/** Checks what records are sorted by: attributes of theirs that have an order. */
export function checkSortKeys(keys: SortKey[], scope: Scope): Fault[] {
  return keys.flatMap(({expression}) => {
    if (expression.kind !== 'path')
      return [faultAt(expression, 'Records are sorted by an attribute: riskScore DESC.')];
    const target = resolve(expression, scope);
    if (isFault(target)) return [target];
    if (target.kind !== 'attribute' || !target.attribute.multivalued) return [];
    return [
      faultAt(
        expression,
        `"${target.attribute.name}" holds a list, which has no place in an order.`,
      ),
    ];
  });
}
