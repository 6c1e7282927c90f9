import {ratings} from '../../../product/facts';
import type {Fact} from './fact';

/** `:rating[7.0]`: the risk rating that a score has. */
export const rating: Fact = (name) => {
  const score = /^\d{1,2}\.\d$/.test(name) ? Number(name) : Number.NaN;
  const found = ratings.riskRatings.find(({from, to}) => from <= score && score <= to);
  if (!found)
    throw new Error(`needs a score from 0.0 to 10.0, with one decimal, and not "${name}"`);
  return found.name;
};
