import {bounds} from './bounds';
import {choose} from './choose';
import type {Fact} from './fact';
import {quantityIn, quantityText} from './quantity';

/**
 * Returns a limit's number, with its unit if it's a time or a size: "100", "30 seconds", "5 to 480 minutes". `{least}`
 * and `{most}` return one end of a range.
 */
export const limit: Fact = (name, {of, least, most}) => {
  const text = choose(bounds(), name, of);
  const quantity = quantityIn(text);
  if (!quantity) throw new Error(`"${name}" has no number to show: its limit is "${text}"`);
  const end = least === undefined ? most !== undefined && 'most' : 'least';
  return quantityText(quantity, end || undefined);
};
