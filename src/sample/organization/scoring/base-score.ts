import {round, totalOf, withinScale} from './sum';

/** What the presets read: the definition's scores, the finding's severity, and an attribute that someone chose. */
export interface ScoreInput {
  cvssV3BaseScore?: number;
  cvssV2BaseScore?: number;
  severity?: string;
  attribute?: number;
}

/** The presets that look at one finding. */
export const findingPresets = ['CVSS, then severity', 'Severity', 'Attribute'] as const;

export type FindingPreset = (typeof findingPresets)[number];

export type Aggregation = 'Maximum' | 'Average';

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
  preset: FindingPreset,
  {cvssV3BaseScore, cvssV2BaseScore, severity, attribute}: ScoreInput,
  defaultScore = 0,
): number {
  if (preset === 'Attribute')
    return attribute === undefined ? defaultScore : withinScale(attribute);
  const bySeverity = severity === undefined ? undefined : scoreOfSeverity[severity];
  if (preset === 'Severity') return bySeverity ?? defaultScore;
  return cvssV3BaseScore ?? cvssV2BaseScore ?? bySeverity ?? defaultScore;
}

/** Returns the base score of an asset, ticket, or cluster from its open findings' risk scores. */
export function aggregate(aggregation: Aggregation, scores: readonly number[]): number {
  if (scores.length === 0) return 0;
  if (aggregation === 'Maximum') return Math.max(...scores);
  return round(totalOf(scores) / scores.length);
}
