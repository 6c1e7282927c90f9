import type {Attribute} from '../udm/definition';
import type {Udm} from '../udm/udm';

/** Value sets whose names have a rank: the highest comes first. */
const ranked = new Set(['riskRatings', 'severities', 'criticalities']);

/** The names that a choice can hold, highest rank first; `undefined` where it has no rank. */
export function ranksOf(attribute: Attribute, udm: Udm): string[] | undefined {
  return ranked.has(attribute.values ?? '') ? udm.valuesOf(attribute) : undefined;
}
