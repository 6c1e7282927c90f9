import {InputError} from '../../../../base/source/input-error';
import {now} from '../../now';
import type {Input} from '../../schema/input';
import {baseScore} from '../../scoring/base-score';
import {holds} from '../../scoring/condition';
import {score} from '../../scoring/risk-score';
import {compliance, dueDate, levelOf} from '../../scoring/service-level';
import {daysBetween} from '../../scoring/time';
import {type DraftRecord, fill, ids, type RecordDrafts} from '../draft';
import {findingModels} from '../families';
import {scoreInput} from './score-input';

/** Computes findings' scores and due dates, and the effects of approved requests. */
export function computeFindings(draft: RecordDrafts, {policy, at}: Input): void {
  const approved = approvedRequests(draft);
  const scoringModels = policy.riskScoringModels.toSorted((a, b) => a.order - b.order);
  const slaDefinitions = policy.slaDefinitions
    .filter(({on}) => on === 'Finding')
    .toSorted((a, b) => a.order - b.order);
  for (const finding of draft.of(...findingModels)) {
    const definition = draft.get(String(finding.type));
    const valuesAt = (path: string) => draft.valuesAt(finding, path);
    const model = scoringModels.find(
      ({on, condition}) =>
        (on === finding.typeName || on === 'Finding') && holds(condition, valuesAt),
    );
    if (!model || model.preset === 'Related findings') {
      throw new InputError(
        `${at('policy', ['riskScoringModels'])}  no model scores ${finding.typeName}  add one with "on: Finding" and a preset of its own`,
      );
    }
    const factors = ids(finding.riskFactors).map((id) => Number(draft.get(id).value));
    const base = baseScore(model.preset, scoreInput(definition, finding.severity));
    fill(finding, {
      ...score(base, model.riskFactors ? factors : []),
      riskScoringModel: draft.named('RiskScoringModel', model.name).id,
    });

    const found = String(finding.firstFound);
    const flags = approved.get(finding.id) ?? {};
    const sla = slaDefinitions.find(({condition}) => holds(condition, valuesAt));
    const level = sla && levelOf(sla.levels, Number(finding.riskScore));
    const due =
      sla && level && dueDate(found, {length: level.days, unit: 'Days'}, sla.calendarPolicy);
    const fixed = finding.status === 'Fixed' ? String(finding.lastFixed) : undefined;
    const measured = finding.statusCategory === 'Open' ? now : fixed;
    fill(finding, {
      ...flags,
      ageInDays: daysBetween(found, measured ?? now),
      daysToFix: fixed && daysBetween(found, fixed),
      sla: due && daysBetween(found, due),
      remediationSla: due && daysBetween(found, flags.extendedDueDate ?? due),
      slaLevel: level?.name,
      slaDefinition: sla && level && draft.named('SlaDefinition', sla.name).id,
      dueDate: due,
      complianceStatus: compliance(
        measured ? (flags.extendedDueDate ?? due) : undefined,
        measured ?? now,
        finding.statusCategory === 'Open' ? policy.nearDays : undefined,
      ),
      cisaDueDateExpired:
        finding.typeName === 'Vulnerability' ? cisaExpired(draft, definition) : undefined,
    });
  }
}

function cisaExpired(draft: RecordDrafts, definition: DraftRecord): boolean | undefined {
  const due = draft.valuesAt(definition, 'cveRecords.cisaDueDate').map(String);
  return due.length > 0 ? due.some((date) => date < now) : undefined;
}

interface Flags {
  approvedExceptionRequest?: boolean;
  approvedFalsePositiveRequest?: boolean;
  approvedRemediationValidationRequest?: boolean;
  approvedRiskAcceptanceRequest?: boolean;
  extendedDueDate?: string;
}

function approvedRequests(draft: RecordDrafts): Map<string, Flags> {
  const flags = new Map<string, Flags>();
  const models = [
    'ExceptionRequest',
    'FalsePositiveRequest',
    'RemediationValidationRequest',
    'RiskAcceptanceRequest',
  ] as const;
  for (const model of models)
    for (const request of draft.of(model).filter(({status}) => status === 'Approved'))
      for (const id of ids(request.targets)) {
        const known = flags.get(id);
        // When a finding is reopened, the validation of its fix is no longer valid.
        const isVoid = model.includes('Validation') && draft.get(id).status === 'Reopened';
        if (isVoid) continue;
        const asked = String(request.exceptionRequestDate ?? '');
        const earlier = known?.extendedDueDate ?? '';
        flags.set(id, {
          ...known,
          [`approved${model}`]: true,
          ...(asked ? {extendedDueDate: asked > earlier ? asked : earlier} : {}),
        });
      }
  return flags;
}
