import type {Udm} from '../../../product/udm/udm';
import {lastRun, now} from '../now';
import type {Input} from '../schema/input';
import {daysBetween} from '../scoring/time';
import {type DraftRecord, ids, type RecordDrafts} from './draft';
import {type Random, random} from './random';
import {addSource, describeSources} from './sources';

type Connector = Input['connectors'][number];

/** Records of each data model reported by a connector in a trial. */
const perModel = 2;

/** Attributes that connect records: a finding with its asset, its definition, and its CVEs. */
const ties = ['targets', 'type', 'cveRecords', 'assessment', 'findings'];

/** The machines that a kind of product is tried on. Other kinds are tried on any machine. */
const tryOn: Record<string, (record: DraftRecord) => boolean> = {
  'Cloud security': ({cloudProvider}) => cloudProvider !== undefined,
  'Endpoint protection': ({osFamily}) => osFamily === 'Windows',
  'OT and IoT security': ({tags}) => ids(tags).includes('OT'),
};

/**
 * Adds trials of connectors. The security team tries a connector before it buys the product: each connector that isn't
 * in use reads a few records that other sources already report, so that the query on every connector page finds
 * something. This is the last step and only adds to records' sources. It doesn't change any status, score, or
 * ownership.
 */
export function addEvaluations(
  draft: RecordDrafts,
  {organization, connectors}: Input,
  udm: Udm,
): void {
  const inUse = Object.values(organization.integrations).map(({connector}) => connector);
  const eligible = new Map(
    udm.models
      .filter(({abstract}) => !abstract)
      .map(({name, typeName}) => [name, candidatesOf(draft.of(typeName))]),
  );
  const covered = new Set(draft.of('Host').flatMap((host) => ids(host.connectorCategories)));
  for (const connector of connectors) {
    if (inUse.includes(connector.name)) continue;
    const chance = random(`evaluation of ${connector.name}`);
    const integration = trialOf(connector, chance);
    for (const record of pick(connector, eligible, covered, chance)) {
      const source = addSource(draft, udm.model(record.typeName), {
        uid: String(record.uid),
        integration,
        day: lastRun,
        current: true,
      });
      const before = ids(record.sources).map((id) => draft.get(id));
      describeSources(record, [...before, source], udm);
    }
  }
}

/** A record that a connector can be tried on, and the IDs of connected records. */
interface Candidate {
  record: DraftRecord;
  tiedTo: string[];
}

function candidatesOf(records: readonly DraftRecord[]): Candidate[] {
  return records
    .filter(isEligible)
    .map((record) => ({record, tiedTo: ties.flatMap((name) => [...ids(record[name])])}));
}

/** Pages show hosts that only one tool reports, late records, and the worst ones, so these are skipped. */
function isEligible(record: DraftRecord): boolean {
  const {typeName, statusCategory, riskRating, timesReopened, ageInDays, lastSeen} = record;
  if (typeName === 'Host')
    return (
      Number(record.numberOfDataIntegrationSources) > 1 &&
      record.numberOfDataIntegrationsWithMultipleSourceDatasets === 0 &&
      daysBetween(String(lastSeen), now) === 0
    );
  if (statusCategory === undefined) return record.lifecycleStatus !== 'To be purged';
  const isUsual = riskRating !== 'Critical' && !timesReopened && !(Number(ageInDays) > 365);
  const isOwned = record.remediationOwner !== undefined || typeName.endsWith('Ticket');
  return statusCategory === 'Open' && isUsual && isOwned;
}

/** Returns the integration for trying a connector. */
function trialOf({name, category}: Connector, chance: Random) {
  const digits = (length: number) =>
    Array.from({length}, () => chance.whole(0, 15).toString(16)).join('');
  return {
    title: `${name} trial`,
    connector: name,
    category,
    time: `00:04:${chance.whole(10, 59)}`,
    // A single server runs them all. Its number is in the last digits.
    transaction: `${digits(8)}-${digits(4)}-1${digits(3)}-8a3f-5c1d7e90b264`,
  };
}

/**
 * Picks records of each model. If possible, they're on the machines to try it on, and connected to the previous models'
 * records. If the category already has tools in use, only hosts that those tools cover are picked, because pages count
 * the other hosts.
 */
function pick(
  {models, category}: Connector,
  eligible: ReadonlyMap<string, Candidate[]>,
  covered: ReadonlySet<string>,
  chance: Random,
): DraftRecord[] {
  const picked: DraftRecord[] = [];
  const tied = new Set<string>();
  // Prefers hosts that have findings to report.
  const referred = new Set(
    models.flatMap((model) => eligible.get(model) ?? []).flatMap(({tiedTo}) => tiedTo),
  );
  const isCovered = ({connectorCategories}: DraftRecord) =>
    !covered.has(category) || ids(connectorCategories).includes(category);
  for (const model of models) {
    const known = eligible.get(model) ?? [];
    const coveredOnes = known.filter(({record}) => record.typeName !== 'Host' || isCovered(record));
    const all = coveredOnes.length > 0 ? coveredOnes : known;
    const fitting = all.filter(({record}) => tryOn[category]?.(record) ?? true);
    const chosen = chooseFrom(
      [
        all.filter(({record, tiedTo}) => tied.has(record.id) || tiedTo.some((id) => tied.has(id))),
        fitting.filter(({record}) => referred.has(record.id)),
        fitting,
        all,
      ],
      chance,
    );
    for (const {record, tiedTo} of chosen) for (const id of [record.id, ...tiedTo]) tied.add(id);
    picked.push(...chosen.map(({record}) => record));
  }
  return picked;
}

/** Picks candidates from the first lists, and uses later lists to fill up. */
function chooseFrom(lists: Candidate[][], chance: Random): Candidate[] {
  const chosen = new Set<Candidate>();
  for (const list of lists) {
    const left = list.filter((each) => !chosen.has(each));
    while (chosen.size < perModel && left.length > 0)
      for (const each of left.splice(chance.whole(0, left.length - 1), 1)) chosen.add(each);
  }
  return [...chosen];
}
