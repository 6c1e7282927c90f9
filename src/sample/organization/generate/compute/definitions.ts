import {InputError} from '../../../../base/source/input-error';
import type {Input} from '../../schema/input';
import {baseScore} from '../../scoring/base-score';
import {score} from '../../scoring/risk-score';
import {daysBetween} from '../../scoring/time';
import {type DraftRecord, fill, ids, type RecordDrafts} from '../draft';
import {assetsOf, findingModels} from '../families';
import {referringBy} from './referring';
import {scoreInput} from './score-input';

/**
 * Computes what orchestration adds to definitions and CVE records: scores, facts from their CVEs, and how far they've
 * spread.
 */
export function computeDefinitions(draft: RecordDrafts, input: Input, models: string[]): void {
  for (const record of draft.of('CveRecord', ...models)) scoreOne(draft, input, record);
  const findingsOf = referringBy('type', draft.of(...findingModels));
  const activeAssets = assetsOf(draft).filter(isActive);
  for (const definition of draft.of(...models)) {
    const cves = ids(definition.cveRecords).map((id) => draft.get(id));
    const findings = findingsOf(definition);
    const first = findings.map(({firstFound}) => String(firstFound)).toSorted()[0];
    const published = definition.publishedDate;
    const likelihoods = cves.flatMap(({epssLikelihood}) => epssLikelihood ?? []).map(Number);
    const isExploited = cves.some(({cisaExploited}) => cisaExploited === true);
    fill(definition, {
      associatedCvesIsCisaExploitable: isExploited,
      exploitedInTheWild: isExploited,
      associatedCvesMaximumEpssLikelihood:
        likelihoods.length > 0 ? Math.max(...likelihoods) : undefined,
      maximumCveRiskScore:
        cves.length > 0 ? Math.max(...cves.map(({riskScore}) => Number(riskScore))) : undefined,
      firstDetected: first,
      daysToFirstDetection:
        first && published ? Math.max(0, daysBetween(String(published), first)) : undefined,
      percentageImpacted: percentageImpacted(draft, findings, activeAssets),
    });
  }
}

/** Scores a record with the built-in model, without risk factors. */
function scoreOne(draft: RecordDrafts, {policy, at}: Input, record: DraftRecord): void {
  const model = policy.riskScoringModels.find(({on}) => on === 'FindingDefinition');
  if (!model || model.preset === 'Related findings') {
    throw new InputError(
      `${at('policy', ['riskScoringModels'])}  no model scores finding definitions  add one with "on: FindingDefinition" and a preset of its own`,
    );
  }
  fill(record, {
    ...score(baseScore(model.preset, scoreInput(record, record.severity))),
    riskScoringModel: draft.named('RiskScoringModel', model.name).id,
  });
}

function isActive({status}: DraftRecord): boolean {
  return status === 'Active' || status === 'Confirmed active';
}

/** Returns the percentage of active assets with an open finding, among assets of the kinds that ever had one. */
function percentageImpacted(
  draft: RecordDrafts,
  findings: readonly DraftRecord[],
  activeAssets: readonly DraftRecord[],
): number | undefined {
  const targets = (some: readonly DraftRecord[]) =>
    some.flatMap((finding) => ids(finding.targets)).map((id) => draft.get(id));
  const kinds = new Set(targets(findings).map(({typeName}) => typeName));
  const active = activeAssets.filter(({typeName}) => kinds.has(typeName));
  if (active.length === 0) return undefined;
  const open = findings.filter(({statusCategory}) => statusCategory === 'Open');
  const impacted = new Set(targets(open).filter(isActive));
  return Math.round((1000 * impacted.size) / active.length) / 10;
}
