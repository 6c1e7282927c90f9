import {ratings} from '../../../product/facts';

/** The input of the "CVSS, then severity" preset: the definition's scores, then the finding's severity. */
export interface ScoreInput {
  cvssV3BaseScore?: number;
  cvssV2BaseScore?: number;
  severity?: string;
}

/** A record's scored attributes. */
export type Score = {
  baseRiskScore: number;
  riskFactorOffset: number;
  riskScore: number;
  riskRating: string;
};

/** The "Severity" preset in docs/guides/data-models/risk-scores.md. */
const scoreOfSeverity: Record<string, number> = {
  Critical: 9.5,
  High: 8,
  Medium: 5.5,
  Low: 2,
  None: 0,
};

/** Returns the base score from a preset that looks at one finding, or `defaultScore` if the preset finds nothing. */
export function baseScore(
  preset: 'CVSS, then severity' | 'Severity',
  {cvssV3BaseScore, cvssV2BaseScore, severity}: ScoreInput,
  defaultScore = 0,
): number {
  const bySeverity = severity === undefined ? undefined : scoreOfSeverity[severity];
  if (preset === 'Severity') return bySeverity ?? defaultScore;
  return cvssV3BaseScore ?? cvssV2BaseScore ?? bySeverity ?? defaultScore;
}

/** Adds risk factors to a base score, limits the sum to 0 through 10, rounds it, then rates it. */
export function score(base: number, factors: readonly number[] = []): Score {
  const offset = factors.reduce((sum, value) => sum + value, 0);
  const riskScore = round(Math.min(10, Math.max(0, base + offset)));
  return {
    baseRiskScore: round(base),
    riskFactorOffset: round(offset),
    riskScore,
    riskRating: rate(riskScore),
  };
}

/** Returns the base score of an asset, ticket, or cluster from its open findings' risk scores. */
export function aggregate(aggregation: 'Maximum' | 'Average', scores: readonly number[]): number {
  if (scores.length === 0) return 0;
  if (aggregation === 'Maximum') return Math.max(...scores);
  return round(scores.reduce((sum, value) => sum + value, 0) / scores.length);
}

/** Returns the rating of a score with one decimal. */
export function rate(riskScore: number): string {
  return ratings.riskRatings.find(({from}) => riskScore >= from)?.name ?? 'None';
}

/** Rounds to one decimal. The small addend offsets errors from binary fractions in sums such as 0.1 + 0.2. */
export function round(value: number): number {
  return Math.round(value * 10 + 1e-6) / 10;
}
