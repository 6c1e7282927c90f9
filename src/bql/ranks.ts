import type {Attribute} from '../product/udm/definition';
import type {Udm} from '../product/udm/udm';

/** Value sets whose names have a rank: the highest comes first. */
const ranked = new Set(['riskRatings', 'severities', 'criticalities']);

const known = new WeakMap<Attribute, string[]>();

/** The names that a choice can hold, highest rank first; `undefined` where it has no rank. */
export function ranksOf(attribute: Attribute, udm: Udm): string[] | undefined {
  if (!ranked.has(attribute.values ?? '')) return undefined;
  const names = known.get(attribute) ?? udm.valuesOf(attribute);
  known.set(attribute, names);
  return names;
}
