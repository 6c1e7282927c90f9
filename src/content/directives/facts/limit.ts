import {bounds} from './bounds';
import {choose} from './choose';
import type {Fact} from './fact';
import {quantityIn, quantityText} from './quantity';

/**
 * The number of a limit, with a unit of time or size: "100", "30 seconds", "5 to 480 minutes". `{least}` and `{most}`
 * give one end of a range.
 */
export const limit: Fact = (name, {of, least, most}) => {
  const text = choose(bounds(), name, of);
  const quantity = quantityIn(text);
  if (!quantity) throw new Error(`"${name}" has no number to show: its limit is "${text}"`);
  const end = least === undefined ? most !== undefined && 'most' : 'least';
  return quantityText(quantity, end || undefined);
};
