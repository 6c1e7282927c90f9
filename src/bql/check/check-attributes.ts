import type {Udm} from '../../product/udm/udm';
import {type Compared, described, hasOrder} from '../bind/compared';
import type {AttributeTest} from '../syntax/ast';
import {type Fault, faultAt} from '../syntax/fault';
import {attributeOperators} from '../syntax/words';

/** Checks that two attributes can be compared: `riskScore GREATER THAN ATTRIBUTE baseRiskScore`. */
export function checkAttributes(
  {operator, operatorRange, right: path}: AttributeTest,
  left: Compared,
  right: Compared,
  udm: Udm,
): Fault[] {
  if (left.kind === 'unknown' || right.kind === 'unknown') return [];
  if (left.kind !== right.kind)
    return [
      faultAt(
        path,
        `"${left.name}" is ${described[left.kind]} and "${right.name}" is ${described[right.kind]}, so they can't be compared.`,
      ),
    ];
  const wrong = (message: string) => [faultAt(operatorRange, message)];
  if (left.kind === 'other')
    return wrong(`"${left.name}" can't be compared. Only EXISTS works with it.`);
  if (operator !== '=' && !hasOrder(left, udm))
    return wrong(
      `${attributeOperators[operator]} doesn't work with "${left.name}", because its values have no order. Write EQUALS TO ATTRIBUTE.`,
    );
  return haveCommonValues(left, right, operator !== '=', udm)
    ? []
    : wrong(`"${left.name}" and "${right.name}" have different values, so they can't be compared.`);
}

/**
 * Whether two choices can match. To be equal, they need a common value. To have an order, the left choice must contain
 * every value of the right one.
 */
function haveCommonValues(left: Compared, right: Compared, isOfOrder: boolean, udm: Udm): boolean {
  if (left.kind !== 'choice' || !left.attribute || !right.attribute) return true;
  const known = udm.valuesOf(left.attribute);
  const values = udm.valuesOf(right.attribute);
  const isKnown = (value: string) => known.includes(value);
  return isOfOrder ? values.every(isKnown) : values.some(isKnown);
}
