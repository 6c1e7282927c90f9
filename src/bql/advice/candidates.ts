import type {Attribute} from '../../product/udm/definition';
import type {Udm} from '../../product/udm/udm';
import type {Literal} from '../syntax/ast';

/** A text that no query names. */
export const anotherText = '\u0000';

const day = 86_400_000;

/**
 * Values of an attribute that stand for all it can hold, as far as comparisons with some literals can tell them apart.
 *
 * @returns nothing for a type that isn't compared
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

/** Each number, one between it and the next, one below all and one above all: as far as the range goes. */
function numbersAround(literals: Literal[], range?: readonly [number, number]): number[] {
  const [from, to] = range ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const named = literals.map(({value}) => Number(value));
  const points = [...named, ...(range ?? []), Math.min(...named) - 1, Math.max(...named) + 1]
    .filter((point) => point >= from && point <= to)
    .sort((a, b) => a - b);
  return points.flatMap((point, index) => [point, (point + (points[index + 1] ?? point)) / 2]);
}

/** The first and the last moment of a day, and those next to it. */
function momentsAround({value}: Literal): string[] {
  const written = String(value);
  const isDay = !written.includes('T');
  const start = Date.parse(isDay || written.endsWith('Z') ? written : `${written}Z`);
  const end = isDay ? start + day - 1 : start;
  return [start - 1, start, end, end + 1].map((moment) => new Date(moment).toISOString());
}
