import type {Attribute} from '../../product/udm/definition';
import type {Udm} from '../../product/udm/udm';
import type {Literal} from '../syntax/ast';

/** A string that no query contains. */
export const anotherText = '\u0000';

const day = 86_400_000;

/**
 * Returns sample values of an attribute: enough to cover every outcome of comparing it with some literals.
 *
 * @returns an empty list for a type that can't be compared
 */
export function candidatesFor(
  attribute: Attribute,
  literals: Literal[],
  udm: Udm,
): (string | number | boolean)[] {
  switch (attribute.type) {
    case 'boolean':
      return [true, false];
    case 'choice':
      return udm.valuesOf(attribute);
    case 'number':
      return numbersAround(literals, attribute.range);
    case 'dateTime':
      return literals.flatMap(momentsAround);
    case 'text':
    case 'textArea':
    case 'email':
    case 'url':
    case 'uniqueIdentifier':
      return [...literals.map(({value}) => String(value)), anotherText];
    default:
      return [];
  }
}

/** Returns each number, a value between each pair of neighbors, one below all, and one above all, within the range. */
function numbersAround(literals: Literal[], range?: readonly [number, number]): number[] {
  const [from, to] = range ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const named = literals.map(({value}) => Number(value));
  const points = [...named, ...(range ?? []), Math.min(...named) - 1, Math.max(...named) + 1]
    .filter((point) => point >= from && point <= to)
    .sort((a, b) => a - b);
  return points.flatMap((point, index) => [point, (point + (points[index + 1] ?? point)) / 2]);
}

/** Returns the first and last moment of a day, and the moments just outside it. */
function momentsAround({value}: Literal): string[] {
  const written = String(value);
  const isDay = !written.includes('T');
  const start = Date.parse(isDay || written.endsWith('Z') ? written : `${written}Z`);
  const end = isDay ? start + day - 1 : start;
  return [start - 1, start, end, end + 1].map((moment) => new Date(moment).toISOString());
}
