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
        `"${left.name}" holds ${described[left.kind]} and this ${described[right.kind]}: they can't be compared.`,
      ),
    ];
  const wrong = (message: string) => [faultAt(operatorRange, message)];
  if (left.kind === 'other')
    return wrong(`"${left.name}" holds ${described.other}. Only EXISTS works on it.`);
  if (operator !== '=' && !hasOrder(left, udm))
    return wrong(
      `${attributeOperators[operator]} needs an order, but "${left.name}" holds ${described[left.kind]}. Write EQUALS TO ATTRIBUTE.`,
    );
  return haveCommonValues(left, right, operator !== '=', udm)
    ? []
    : wrong(
        `The values of "${left.name}" are not those of "${right.name}": they can't be compared.`,
      );
}

/** Of choices: to be equal, one value must be in both sets; to have an order, all of the right one in the left one. */
function haveCommonValues(left: Compared, right: Compared, isOfOrder: boolean, udm: Udm): boolean {
  if (left.kind !== 'choice' || !left.attribute || !right.attribute) return true;
  const known = udm.valuesOf(left.attribute);
  const values = udm.valuesOf(right.attribute);
  const isKnown = (value: string) => known.includes(value);
  return isOfOrder ? values.every(isKnown) : values.some(isKnown);
}
