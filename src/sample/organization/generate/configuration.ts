import {ratings} from '../../../product/facts';
import type {Input} from '../schema/input';
import type {RecordDrafts} from './draft';
import {slug} from './people';

/** Creation data of built-in records. */
export const shipped = {
  managedBy: 'Platform',
  active: true,
  createdBy: 'system',
  updatedBy: 'system',
};
/** Creation data of records that customers create. */
export const ours = {
  managedBy: 'Customer',
  active: true,
  createdBy: 'oskar.nowak',
  updatedBy: 'oskar.nowak',
};

/** Adds scoring models, SLA definitions, and finding types, which the computation needs first. */
export function addConfiguration(draft: RecordDrafts, {policy}: Input): void {
  for (const {
    name,
    preset,
    aggregation,
    riskFactors,
    description,
    order,
  } of policy.riskScoringModels) {
    const model = draft.add('RiskScoringModel', {
      ...(order === 9999 ? shipped : ours),
      uid: `rsm-${slug(name)}`,
      name,
      description,
      preset,
      aggregation,
      defaultRiskScore: 0,
      includeRiskFactors: riskFactors,
      defaultValue: order === 9999,
    });
    for (const [index, {name: level, from, to}] of ratings.riskRatings.entries())
      draft.add('RiskLevel', {
        uid: `${model.uid}-${slug(level)}`,
        name: level,
        order: index + 1,
        fromValue: from,
        toValue: to,
        defaultLevel: level === 'None',
        riskScoringModel: model.id,
      });
  }
  for (const {name, calendarPolicy, levels, condition} of policy.slaDefinitions) {
    const definition = draft.add('SlaDefinition', {
      ...ours,
      uid: `sla-${slug(name)}`,
      name,
      calendarPolicy,
      defaultValue: condition.length === 0,
    });
    for (const [index, level] of levels.entries())
      draft.add('ServiceLevel', {
        ...ours,
        uid: `${definition.uid}-${slug(level.name)}`,
        name: level.name,
        order: index + 1,
        fromValue: level.from,
        toValue: level.to,
        timeLength: level.days,
        timeUnit: 'Days',
        isDefault: level.from === undefined,
        slaDefinition: definition.id,
      });
  }
  for (const name of Object.values(policy.findingTypes))
    draft.add('FindingType', {...shipped, uid: `type-${slug(name)}`, name});
}
