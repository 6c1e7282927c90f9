import {aggregationCalculator} from './aggregation';
import type {Calculator} from './calculation';
import {dueDateCalculator} from './due-date';
import type {CalculatorFacts} from './facts';
import {riskScoreCalculator} from './risk-score';

export type CalculatorName = keyof CalculatorFacts;

/** Creates every calculator from the product's data. */
export const calculatorsOf = (facts: CalculatorFacts): Record<CalculatorName, Calculator> => ({
  'risk-score': riskScoreCalculator(facts['risk-score']),
  'due-date': dueDateCalculator(facts['due-date']),
  aggregation: aggregationCalculator(facts.aggregation),
});
