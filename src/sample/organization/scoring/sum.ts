/** The sum that a risk score is. Runs in Node and in the browser, where the calculators show its steps. */
export interface RiskSum {
  baseRiskScore: number;
  riskFactorOffset: number;
  /** Before the limits. */
  sum: number;
  riskScore: number;
}

/** A rating, which covers scores starting with `from`. */
export interface Rating {
  name: string;
  from: number;
}

/** The ends of the scale. */
export const lowest = 0;
export const highest = 10;

/** Adds risk factors to a base score, limits the sum to 0 through 10, and rounds it. */
export function addFactors(base: number, factors: readonly number[] = []): RiskSum {
  const offset = totalOf(factors);
  return {
    baseRiskScore: round(base),
    riskFactorOffset: round(offset),
    sum: round(base + offset),
    riskScore: round(withinScale(base + offset)),
  };
}

/** Returns the rating of a score with one decimal. */
export const ratingOf = (riskScore: number, ratings: readonly Rating[]): string =>
  ratings.find(({from}) => riskScore >= from)?.name ?? 'None';

/** Limits a number to the scale. */
export const withinScale = (value: number): number => Math.min(highest, Math.max(lowest, value));

/** Adds up numbers. */
export const totalOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0);

/** Rounds to one decimal. The small addend offsets errors from binary fractions in sums such as 0.1 + 0.2. */
export function round(value: number): number {
  return Math.round(value * 10 + 1e-6) / 10;
}
