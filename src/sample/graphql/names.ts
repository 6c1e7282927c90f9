import {capitalized} from '../../base/text/words';

/** The name of an enum type, from that of its value set: `RiskRatings` for `riskRatings`. */
export function enumNameOf(valueSet: string): string {
  return capitalized(valueSet);
}

/** A value as the enum spells it, where a name has no spaces or signs: `Out_of_SLA`. */
export function enumValueOf(value: string): string {
  return value.replace(/\W+/g, '_').replace(/^(?=\d)|_$/g, '');
}
