import type {Target} from '../bind/resolve';
import type {Scope} from '../bind/scope';
import {printText} from '../format/terms';
import type {Comparison} from '../syntax/ast';
import {type Fault, faultAt} from '../syntax/fault';

/**
 * Catches a value that the attribute never has, but one other attribute of the same records does: `status = "Open"`,
 * which is a status category.
 *
 * @returns undefined if that isn't so
 */
export function valueOfAnother(
  {left, operator, value: {value, end}}: Comparison,
  target: Target,
  {udm}: Scope,
): Fault[] | undefined {
  if (target.kind !== 'attribute' || target.attribute.type !== 'choice') return undefined;
  const {attribute, models} = target;
  const valueIn = (known: string[]) =>
    known.find((each) => each.toLowerCase() === String(value).toLowerCase());
  if (valueIn(udm.valuesOf(attribute))) return undefined;
  const others = udm
    .attributesOf(models[0] ?? '')
    .filter(({type, multivalued}) => type === 'choice' && !multivalued)
    .flatMap((other) => {
      const meant = valueIn(udm.valuesOf(other));
      return meant ? [{name: other.name, meant}] : [];
    });
  const [other] = others;
  if (!other || others.length > 1) return undefined;
  const written = left.names.map(({text}) => text);
  const path = [...written.slice(0, -1), other.name].join('.');
  const fix = `${path} ${operator} ${printText(other.meant)}`;
  const message = `"${written.join('.')}" is never "${value}", but "${other.name}" can be. Write ${fix}.`;
  return [faultAt({start: left.start, end}, message, fix)];
}
