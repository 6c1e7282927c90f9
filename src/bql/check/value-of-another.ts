import type {Target} from '../bind/resolve';
import type {Scope} from '../bind/scope';
import {printText} from '../format/terms';
import type {Comparison, ListTest} from '../syntax/ast';
import {type Fault, faultAt} from '../syntax/fault';

/**
 * Catches a value that the attribute never has, but one other attribute of the same records does: `status = "Open"`,
 * which is a status category. In a list, the other values stay.
 *
 * @returns undefined if that isn't so
 */
export function valueOfAnother(
  test: Comparison | ListTest,
  target: Target,
  {udm}: Scope,
): Fault[] | undefined {
  if (target.kind !== 'attribute' || target.attribute.type !== 'choice') return undefined;
  const {attribute, models} = target;
  const values = 'value' in test ? [test.value] : test.values;
  const valueIn = (text: string, known: string[]) =>
    known.find((each) => each.toLowerCase() === text.toLowerCase());
  const texts = values.map(({value}) => String(value));
  const misplaced = texts.filter((text) => !valueIn(text, udm.valuesOf(attribute)));
  const others = udm
    .attributesOf(models[0] ?? '')
    .filter(({type, multivalued}) => type === 'choice' && !multivalued)
    .flatMap((other) => {
      const valuesOf = (some: string[]) =>
        some.flatMap((text) => valueIn(text, udm.valuesOf(other)) ?? []);
      return valuesOf(misplaced).length > 0 ? [{name: other.name, meant: valuesOf(texts)}] : [];
    });
  const [other] = others;
  if (!other || others.length > 1) return undefined;
  const written = test.left.names.map(({text}) => text);
  const path = [...written.slice(0, -1), other.name].join('.');
  const [first = ''] = other.meant;
  const rest = texts.filter((text) => !valueIn(text, other.meant));
  const fix =
    test.kind === 'comparison'
      ? `${path} ${test.operator} ${printText(first)}`
      : joined(test, [path, other.meant], [written.join('.'), rest]);
  const wrong = misplaced.find((text) => valueIn(text, other.meant));
  const message = `"${written.join('.')}" is never "${wrong}", but "${other.name}" can be. Write ${fix}.`;
  return [faultAt({start: test.left.start, end: test.end}, message, fix)];
}

/** Writes a list for each attribute that has values in it. */
function joined({negated}: ListTest, ...lists: [path: string, values: string[]][]): string {
  const tests = lists.flatMap(([path, values]) =>
    values.length > 0
      ? [`${path} ${negated ? 'NOT ' : ''}IN [${values.map(printText).join(', ')}]`]
      : [],
  );
  return tests.length > 1 ? `(${tests.join(negated ? ' AND ' : ' OR ')})` : tests.join('');
}
