import {ratings} from '../../../product/facts';

/** What the preset "CVSS, then severity" reads: scores of the definition, then the severity of the finding. */
export interface ScoreInput {
  cvssV3BaseScore?: number;
  cvssV2BaseScore?: number;
  severity?: string;
}

/** The scored attributes of a record. */
export type Score = {
  baseRiskScore: number;
  riskFactorOffset: number;
  riskScore: number;
  riskRating: string;
};

/** "Severity" of the table of presets in docs/guides/data-models/risk-scores.md. */
const scoreOfSeverity: Record<string, number> = {
  Critical: 9.5,
  High: 8,
  Medium: 5.5,
  Low: 2,
  None: 0,
};

/** The base score by a preset that looks at one finding, `defaultScore` where it finds nothing. */
export function baseScore(
  preset: 'CVSS, then severity' | 'Severity',
  {cvssV3BaseScore, cvssV2BaseScore, severity}: ScoreInput,
  defaultScore = 0,
): number {
  const bySeverity = severity === undefined ? undefined : scoreOfSeverity[severity];
  if (preset === 'Severity') return bySeverity ?? defaultScore;
  return cvssV3BaseScore ?? cvssV2BaseScore ?? bySeverity ?? defaultScore;
}

/** Adds risk factors to a base score, holds the sum between 0 and 10, rounds, then rates. */
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

/** The base score of an asset, ticket or cluster, from the risk scores of its open findings. */
export function aggregate(aggregation: 'Maximum' | 'Average', scores: readonly number[]): number {
  if (scores.length === 0) return 0;
  if (aggregation === 'Maximum') return Math.max(...scores);
  return round(scores.reduce((sum, value) => sum + value, 0) / scores.length);
}

/** The name of the risk level that holds a score with one decimal. */
export function rate(riskScore: number): string {
  return ratings.riskRatings.find(({from}) => riskScore >= from)?.name ?? 'None';
}

/** To one decimal. The small addend undoes what binary fractions take from sums such as 0.1 + 0.2. */
export function round(value: number): number {
  return Math.round(value * 10 + 1e-6) / 10;
}
