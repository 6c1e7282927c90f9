/** Returns a CVSS vector's metrics: `{AV: 'N', AC: 'L', …}`. */
export function metricsOf(vector: string): Record<string, string> {
  return Object.fromEntries(vector.split('/').map((part) => part.split(':') as [string, string]));
}

const v3 = {
  AV: {N: 0.85, A: 0.62, L: 0.55, P: 0.2},
  AC: {L: 0.77, H: 0.44},
  PR: {N: 0.85, L: 0.62, H: 0.27},
  PRChanged: {N: 0.85, L: 0.68, H: 0.5},
  UI: {N: 0.85, R: 0.62},
  impact: {H: 0.56, L: 0.22, N: 0},
};
const v2 = {
  AV: {N: 1, A: 0.646, L: 0.395},
  AC: {L: 0.71, M: 0.61, H: 0.35},
  Au: {N: 0.704, S: 0.56, M: 0.45},
  impact: {C: 0.66, P: 0.275, N: 0},
};

/** Returns a CVSS v3.1 vector's base score, as defined in section 7.1 of FIRST's specification. */
export function cvssV3(vector: string): number {
  const metrics = metricsOf(vector);
  const weight = (table: Record<string, number>, key: string) => weightOf(table, metrics, key);
  const changed = metrics.S === 'C';
  const missed = ['C', 'I', 'A'].reduce((left, key) => left * (1 - weight(v3.impact, key)), 1);
  const iss = 1 - missed;
  const impact = changed ? 7.52 * (iss - 0.029) - 3.25 * (iss - 0.02) ** 15 : 6.42 * iss;
  if (impact <= 0) return 0;
  const exploitability =
    8.22 *
    weight(v3.AV, 'AV') *
    weight(v3.AC, 'AC') *
    weight(changed ? v3.PRChanged : v3.PR, 'PR') *
    weight(v3.UI, 'UI');
  return roundUp(Math.min(10, (changed ? 1.08 : 1) * (impact + exploitability)));
}

/** Returns a CVSS v2 vector's base score, as defined in section 3.2.1 of FIRST's guide. */
export function cvssV2(vector: string): number {
  const metrics = metricsOf(vector);
  const weight = (table: Record<string, number>, key: string) => weightOf(table, metrics, key);
  const missed = ['C', 'I', 'A'].reduce((left, key) => left * (1 - weight(v2.impact, key)), 1);
  const impact = 10.41 * (1 - missed);
  const exploitability = 20 * weight(v2.AV, 'AV') * weight(v2.AC, 'AC') * weight(v2.Au, 'Au');
  const base = (0.6 * impact + 0.4 * exploitability - 1.5) * (impact === 0 ? 0 : 1.176);
  return Math.round(base * 10) / 10;
}

/** Returns a base score's severity, as defined in section 5 of the v3.1 specification. */
export function severityOf(score: number): string {
  if (score >= 9) return 'Critical';
  if (score >= 7) return 'High';
  if (score >= 4) return 'Medium';
  return score > 0 ? 'Low' : 'None';
}

function weightOf(table: Record<string, number>, metrics: Record<string, string>, key: string) {
  const weight = table[metrics[key] ?? ''];
  if (weight === undefined) throw new Error(`CVSS metric ${key}:${metrics[key]} is unknown`);
  return weight;
}

/** "Roundup" from appendix A, which avoids errors from binary fractions. */
function roundUp(value: number): number {
  const whole = Math.round(value * 100_000);
  return whole % 10_000 === 0 ? whole / 100_000 : (Math.floor(whole / 10_000) + 1) / 10;
}
