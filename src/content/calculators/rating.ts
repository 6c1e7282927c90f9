import {decimal} from '../../base/text/decimals';
import {type Rating, ratingOf} from '../../sample/organization/scoring/sum';
import {badgeClasses} from '../tables/severity-columns';
import type {CalculationStep, Outcome} from './calculation';

/** A rating with the end of its range. */
export interface RatingRange extends Rating {
  to: number;
}

/** Returns the last step of a score, and the score as a result. */
export function rated(label: string, riskScore: number, ratings: readonly RatingRange[]) {
  const rating = ratingOf(riskScore, ratings);
  const range = ratings.find(({name}) => name === rating);
  const step: CalculationStep = {label: 'Risk rating', note: range && covers(range), value: rating};
  const outcome: Outcome = {
    label,
    value: decimal(riskScore),
    badge: {text: rating, classes: badgeClasses(rating)},
  };
  return {step, outcome};
}

const covers = ({from, to}: RatingRange) =>
  from === to ? `Only ${decimal(from)}` : `From ${decimal(from)} to ${decimal(to)}`;
