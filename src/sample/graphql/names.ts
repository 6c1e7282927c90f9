import {capitalized} from '../../base/text/words';

/** Returns an enum type's name from its value set's name: `RiskRatings` for `riskRatings`. */
export function enumNameOf(valueSet: string): string {
  return capitalized(valueSet);
}

/** Returns a value's name in the enum, where names can't have spaces or symbols: `Out_of_SLA`. */
export function enumValueOf(value: string): string {
  return value.replace(/\W+/g, '_').replace(/^(?=\d)|_$/g, '');
}
