import type {Attribute} from '../product/udm/definition';
import type {Udm} from '../product/udm/udm';

/** Value sets whose values are ranked, highest first. */
export const rankedSets = ['riskRatings', 'severities', 'criticalities'];

const known = new WeakMap<Attribute, string[]>();

/** Returns a choice's values, highest rank first, or `undefined` if they aren't ranked. */
export function ranksOf(attribute: Attribute, udm: Udm): string[] | undefined {
  if (!rankedSets.includes(attribute.values ?? '')) return undefined;
  const names = known.get(attribute) ?? udm.valuesOf(attribute);
  known.set(attribute, names);
  return names;
}
