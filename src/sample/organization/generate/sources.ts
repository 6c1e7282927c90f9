import type {Model} from '../../../product/udm/definition';
import type {Udm} from '../../../product/udm/udm';
import {lastRun, now} from '../now';
import type {Input} from '../schema/input';
import {addDays, daysBetween} from '../scoring/time';
import {distinct, toldBySources} from '../told-by-sources';
import {type DraftRecord, fill, ids, notThere, type RecordDrafts} from './draft';
import {assetsOf, findingModels} from './families';
import {fillKnown} from './fill-known';
import type {Asset} from './machines';

/** Inventory integrations for assets that aren't in any group. */
const byDefault = ['servicenow'];

/** Adds the sources of each asset, its status, and its lifecycle, depending on whether a scanner reports it. */
export function addSources(
  draft: RecordDrafts,
  {organization, policy, systems}: Input,
  assets: Asset[],
  udm: Udm,
): void {
  for (const {record, sources} of assets) draft.reporters.set(record.id, sources);
  for (const person of draft.of('Person', 'Team')) draft.reporters.set(person.id, ['entra']);
  for (const cve of draft.of('CveRecord')) if (cve.epssDate) draft.reporters.set(cve.id, ['epss']);

  for (const asset of assetsOf(draft)) {
    const integrations = draft.reporters.get(asset.id) ?? byDefault;
    draft.reporters.set(asset.id, integrations);
    const scanned = integrations.some((name) => organization.integrations[name]?.scanner);
    const silent =
      daysBetween(String(asset.lastSeen ?? now), now) > policy.lifecycle.inactiveAfterDays;
    const tags = ids(asset.tags);
    fill(asset, {
      status:
        asset.sourceStatus === 'Retired'
          ? 'Retired'
          : silent
            ? 'Inactive'
            : scanned
              ? 'Confirmed active'
              : 'Active',
      scannedForVulnerabilities: scanned,
      lastAssessed: scanned ? (asset.lastAssessed ?? asset.lastSeen) : undefined,
      internetFacing: tags.includes('internet-facing') || (scanned ? false : undefined),
      complianceFlags: ['PCI', 'PII'].filter((flag) => tags.includes(flag.toLowerCase())),
    });
  }
  for (const [id, integrations] of draft.reporters) {
    const record = draft.get(id);
    const names = systems.states.reportedTwice.includes(String(record.name))
      ? [...integrations, ...integrations.slice(0, 1)]
      : integrations;
    addSourcesOf(draft, record, names, organization.integrations, udm);
  }
}

function addSourcesOf(
  draft: RecordDrafts,
  record: DraftRecord,
  integrations: string[],
  known: Input['organization']['integrations'],
  udm: Udm,
): void {
  const reported = String(record.lastSeen ?? record.lastFound ?? now);
  const current = staysCurrent(record) || daysBetween(reported, now) === 0;
  const sources = integrations.map((name, index) => {
    const integration = known[name];
    if (!integration) throw notThere(`no integration is called "${name}"`);
    const day = current ? lastRun : addDays(lastRun, -daysBetween(reported, now));
    const copy = integrations.indexOf(name) < index;
    return addSource(draft, udm.model(record.typeName), {
      uid: `${record.uid}${copy ? '#2' : ''}`,
      integration,
      day,
      current,
    });
  });
  describeSources(record, sources, udm);
}

/** A source record's own attributes. */
interface Reported {
  uid: string;
  integration: Omit<Input['organization']['integrations'][string], 'scanner'>;
  /** The day when the integration last read it. */
  day: string;
  /** Whether the last run read it. */
  current: boolean;
}

/** Adds an integration's source record for a record of a model. */
export function addSource(
  draft: RecordDrafts,
  {name}: Model,
  {uid, integration, day, current}: Reported,
): DraftRecord {
  return draft.add('SourceModel', {
    uid,
    connectorName: integration.connector,
    connectorCategory: integration.category,
    dataIntegrationTitle: integration.title,
    dataModelTitle: name,
    lastIntegrated: day.replace(/T.*/, `T${integration.time}Z`),
    lastIntegrationTransactionId: current ? integration.transaction : undefined,
  });
}

/** Adds a unified record's attributes about its sources. */
export function describeSources(
  record: DraftRecord,
  sources: readonly DraftRecord[],
  udm: Udm,
): void {
  const told = Object.entries(toldBySources).map(([name, of]) => [name, distinct(sources, of)]);
  const titles = distinct(sources, 'dataIntegrationTitle');
  fillKnown(
    record,
    {
      sources: sources.map(({id}) => id),
      ...Object.fromEntries(told),
      numberOfSourceDatasets: sources.length,
      numberOfDataIntegrationSources: titles.length,
      numberOfDataIntegrationsWithMultipleSourceDatasets: titles.filter(
        (title) =>
          sources.filter(({dataIntegrationTitle}) => dataIntegrationTitle === title).length > 1,
      ).length,
    },
    udm,
  );
}

/**
 * Whether sources keep reporting a record. They also report findings that they know are fixed. Findings by people don't
 * have a source.
 */
function staysCurrent({typeName, status}: DraftRecord): boolean {
  return (
    (findingModels.includes(typeName) && status === 'Fixed') ||
    typeName === 'PentestFinding' ||
    typeName === 'ManualFinding'
  );
}

/**
 * Models without lifecycle periods, because no source reports them repeatedly. See their pages in docs/reference/udm.
 */
const withoutPeriods = ['CveRecord', 'PentestFinding', 'ManualFinding', 'SprintModel'];

/** Sets when each unified record became inactive, or will become inactive if no source reports it again. */
export function addLifecycle(
  draft: RecordDrafts,
  {policy: {lifecycle}}: Input,
  udm: Udm,
  models: string[],
): void {
  for (const record of draft.of(...models.filter((model) => udm.isA(model, 'EntityModel')))) {
    const isOpenTicket =
      record.statusCategory === 'Open' && String(record.typeName).endsWith('Ticket');
    if (isOpenTicket || withoutPeriods.includes(record.typeName)) {
      record.lifecycleStatus = 'Active';
      continue;
    }
    const reported = staysCurrent(record)
      ? lastRun
      : String(record.lastSeen ?? record.lastFound ?? record.dateClosed ?? lastRun);
    const inactive = addDays(reported, lifecycle.inactiveAfterDays);
    const purge = addDays(inactive, lifecycle.purgeAfterDays);
    fill(record, {
      lifecycleStatus: purge < now ? 'To be purged' : inactive < now ? 'Inactive' : 'Active',
      lifecycleInactiveDate: inactive,
      lifecyclePurgeDate: purge,
    });
  }
}
