import {ratings} from '../../../product/facts';
import {addFactors, ratingOf} from './sum';

/** A record's scored attributes. */
export type Score = {
  baseRiskScore: number;
  riskFactorOffset: number;
  riskScore: number;
  riskRating: string;
};

/** Adds risk factors to a base score, limits the sum to 0 through 10, rounds it, then rates it. */
export function score(base: number, factors: readonly number[] = []): Score {
  const {baseRiskScore, riskFactorOffset, riskScore} = addFactors(base, factors);
  return {baseRiskScore, riskFactorOffset, riskScore, riskRating: rate(riskScore)};
}

/** Returns the product's rating of a score with one decimal. */
export const rate = (riskScore: number): string => ratingOf(riskScore, ratings.riskRatings);
