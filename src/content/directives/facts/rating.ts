import {rate} from '../../../sample/organization/scoring/risk-score';
import type {Fact} from './fact';

/** `:rating[7.0]`: a score's risk rating. */
export const rating: Fact = (name) => {
  if (!/^(?:\d|10)\.\d$/.test(name) || Number(name) > 10)
    throw new Error(`needs a score from 0.0 to 10.0, with one decimal, not "${name}"`);
  return rate(Number(name));
};
