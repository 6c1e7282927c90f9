import {statuses} from '../../../product/facts';
import type {Input} from '../schema/input';
import {conditionRows} from './compute/clusters';
import {shipped} from './configuration';
import {type DraftRecord, ids, type RecordDrafts} from './draft';
import {assetModels, assetsOf, findingModels} from './families';
import {slug} from './people';

interface Configuration {
  name: string;
  preset: string;
  aggregation?: string;
  kind: keyof Input['policy']['sourceStatuses'] & keyof typeof statuses;
  order: number;
  /** In BCL, for every data model that it covers. */
  condition?: string;
  /** Whether it can set a status of its kind. */
  gives: (status: string) => boolean;
  models: readonly string[];
  takes: readonly DraftRecord[];
}

const decided = ['False positive', 'Risk accepted'];

/** Adds the built-in status configurations that docs/reference/udm/status-configuration-model.md lists. */
export function addStatuses(
  draft: RecordDrafts,
  {policy}: Input,
  tickets: string[],
  requests: string[],
): void {
  const findings = draft.of(...findingModels);
  const isDecided = ({status}: DraftRecord) => decided.includes(String(status));
  const configurations: Configuration[] = [
    {
      name: 'Decisions about findings',
      preset: 'Requests',
      kind: 'finding',
      order: 1,
      condition: 'approvedFalsePositiveRequest = true OR approvedRiskAcceptanceRequest = true',
      gives: (status) => decided.includes(status),
      models: findingModels,
      takes: findings.filter(isDecided),
    },
    {
      name: 'Status of a finding',
      preset: 'Source status',
      aggregation: 'Any open',
      kind: 'finding',
      order: 9999,
      gives: (status) => !decided.includes(status),
      models: findingModels,
      takes: findings.filter((finding) => !isDecided(finding)),
    },
    {
      name: 'Status of an asset',
      preset: 'Activity',
      kind: 'asset',
      order: 9999,
      gives: () => true,
      models: assetModels,
      takes: assetsOf(draft),
    },
    {
      name: 'Status of a ticket',
      preset: 'Source status',
      aggregation: 'First source',
      kind: 'ticket',
      order: 9999,
      gives: () => true,
      models: tickets,
      takes: draft.of(...tickets).filter(({externalUids}) => ids(externalUids).length > 0),
    },
    {
      name: 'Status of a request',
      preset: 'Source status',
      aggregation: 'First source',
      kind: 'request',
      order: 9999,
      gives: () => true,
      models: requests,
      takes: [],
    },
  ];
  for (const configuration of configurations) addConfiguration(draft, policy, configuration);
}

function addConfiguration(
  draft: RecordDrafts,
  {sourceStatuses}: Input['policy'],
  {name, preset, aggregation, kind, order, condition, gives, models, takes}: Configuration,
): void {
  const given = statuses[kind].filter((status) => gives(status.name));
  const record = draft.add('StatusConfigurationModel', {
    ...shipped,
    uid: slug(name),
    name,
    preset,
    aggregation,
    defaultStatus: given[0]?.name,
    defaultValue: !condition,
    total: takes.length,
    conditions: conditionRows(models, order, () => condition ?? ''),
  });
  for (const [index, status] of given.entries())
    draft.add('Status', {
      ...shipped,
      uid: `${slug(name)}-${slug(status.name)}`,
      name: status.name,
      description: status.meaning,
      order: index + 1,
      statusCategory: status.category,
      sourceStatuses: sourceStatuses[kind]?.[status.name],
      statusConfigurationModel: record.id,
    });
  for (const each of takes) each.statusConfigurationModel = record.id;
}
