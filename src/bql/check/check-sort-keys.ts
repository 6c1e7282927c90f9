import type {SortKey} from '../syntax/ast';
import type {Fault} from '../syntax/fault';
import {resolve} from './resolve';
import {faultAt, isFault, type Scope} from './scope';

/** Checks what records are sorted by: attributes of theirs that have an order. */
export function checkSortKeys(keys: SortKey[], scope: Scope): Fault[] {
  return keys.flatMap(({expression}) => {
    if (expression.kind !== 'path')
      return [faultAt(expression, 'Records are sorted by an attribute: riskScore DESC.')];
    // Each part of a path may lead to several values: owners.displayName.
    for (const [index] of expression.names.entries()) {
      const names = expression.names.slice(0, index + 1);
      const target = resolve({...expression, names}, scope);
      if (isFault(target)) return [target];
      if (target.kind !== 'computed' && target.attribute?.multivalued)
        return [
          faultAt(
            expression,
            `"${target.attribute.name}" holds a list, which has no place in an order.`,
          ),
        ];
    }
    return [];
  });
}
