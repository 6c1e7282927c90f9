import {machineNames} from '../machine-names';
import {now} from '../now';
import type {Input} from '../schema/input';
import type {Systems} from '../schema/systems';
import {addDays} from '../scoring/time';
import type {DraftRecord, RecordDrafts} from './draft';
import {type Random, random} from './random';

/** An asset, what runs on it, and the integrations that report it. */
export interface Asset {
  record: DraftRecord;
  runs: string[];
  sources: string[];
  /** Days since its last manual test, which is also the date of the test's findings. */
  tested?: number;
}

type Group = Systems['hosts'][number];

/** Adds networks, then hosts and devices. */
export function addMachines(draft: RecordDrafts, {systems, organization}: Input): Asset[] {
  const staff = draft.of('Person').slice(organization.people.length);
  addNetworks(draft, systems);
  const chance = random('machines');
  const hosts = systems.hosts.flatMap((group) =>
    machineNames(group).map((name, index) =>
      addHost(draft, systems, group, name, index, staff, chance),
    ),
  );
  const devices = systems.devices.flatMap((group) =>
    machineNames(group).map((name, index) => ({
      record: draft.add('Device', {
        uid: `${name}.corp.example`,
        name,
        categories: [group.kind],
        manufacturer: group.maker,
        model: group.model,
        endOfSupport: group.endOfSupport && `${group.endOfSupport}T00:00:00Z`,
        osFamily: group.runs.some((run) => run === 'plc' || run === 'printer')
          ? 'Other'
          : 'Network OS',
        hostnames: [name],
        tags: group.tags,
        owners: group.owner ? [draft.named('Person', group.owner).id] : undefined,
        summary: `${group.kind}, rack ${1 + (index % 8)}`,
        ...seen(chance, 0),
      }),
      runs: group.runs,
      sources: group.sources,
    })),
  );
  return [...hosts, ...devices];
}

function addNetworks(draft: RecordDrafts, {segments}: Systems): void {
  for (const {name, cidr, dmz} of segments) {
    const subnet = draft.add('Subnet', {uid: cidr, name: cidr, cidr, categories: ['Subnet']});
    draft.add('NetworkSegment', {
      uid: name,
      name,
      dmz,
      subnets: [subnet.id],
      categories: ['Segment'],
    });
  }
}

function addHost(
  draft: RecordDrafts,
  {states, clouds}: Systems,
  group: Group,
  name: string,
  index: number,
  staff: readonly DraftRecord[],
  random: Random,
): Asset {
  const cloud = group.cloud && clouds[group.cloud];
  const address = `${group.net}.${11 + index}`;
  const days = lastSeenDays(states, group, name, random);
  const person = group.laptop ? random.pick(staff).id : undefined;
  const scanned = !states.unscanned.includes(name);
  const sources = scanned ? group.sources : ['servicenow'];
  return {
    record: draft.add('Host', {
      uid: `${name}.corp.example`,
      name,
      hostnames: [name],
      dnsNames: [`${name}.corp.example`],
      ipAddresses: [address],
      privateIpAddresses: [address],
      publicIpAddresses: group.public ? [`203.0.113.${20 + draft.of('Host').length}`] : undefined,
      macAddresses: [`02:00:5e:${hex(random)}:${hex(random)}:${hex(random)}`],
      os: group.os,
      osFamily: group.family,
      categories: kindsOf(group),
      tags: group.tags,
      ...hardwareOf(group),
      cloudProvider: group.cloud,
      cloudAccountId: cloud?.account,
      cloudInstanceId: group.cloud && `i-0${hex(random)}${hex(random)}${hex(random)}a1b2c3d4e5`,
      cloudRegion: cloud?.region,
      subnets: draft
        .of('Subnet')
        .flatMap(({id, cidr}) => (String(cidr).startsWith(`${group.net}.`) ? [id] : [])),
      owners: person ? [person] : group.owner ? [draft.named('Person', group.owner).id] : undefined,
      businessServices: group.services.map((service) => draft.named('BusinessService', service).id),
      applications: group.applications.map((each) => draft.named('Application', each).id),
      sourceStatus: states.retired.includes(name) ? 'Retired' : undefined,
      lastStarted: addDays('2025-12-14T22:05:00Z', -days - random.whole(0, 60)),
      ...seen(
        random,
        days,
        group.tags.includes('osterby') ? 55 : random.whole(Math.max(120, days + 60), 900),
      ),
    }),
    runs: scanned ? group.runs : [],
    sources,
  };
}

function lastSeenDays(states: Systems['states'], group: Group, name: string, random: Random) {
  if (states.forgotten.includes(name)) return 210;
  // Osterby has been known only since October.
  if (states.retired.includes(name) && group.tags.includes('osterby')) return random.whole(38, 45);
  if (states.silent.includes(name) || states.retired.includes(name)) return random.whole(38, 120);
  if (states.late.includes(name)) return random.whole(15, 27);
  return group.laptop ? random.whole(0, 9) : 0;
}

/** Osterby's machines aren't in any inventory, so their kinds are unknown. */
function kindsOf(group: Group): string[] {
  return group.tags.includes('osterby') ? [] : [kindOf(group)];
}

function kindOf({runs, laptop, tags}: Group): string {
  if (laptop || runs.includes('windows-client')) return 'Workstation';
  if (tags.includes('OT')) return 'Plant computer';
  return runs.includes('appliance') ? 'Hypervisor' : 'Server';
}

function hardwareOf({cloud, laptop, family}: Group) {
  if (cloud) return {};
  if (family === 'macOS') return {manufacturer: 'Apple', model: 'MacBook Pro'};
  return laptop
    ? {manufacturer: 'Lenovo', model: 'ThinkPad T14'}
    : {manufacturer: 'Dell Inc.', model: 'PowerEdge R650'};
}

/** Returns when sources first and last reported an asset. */
export function seen(random: Random, days: number, knownDays = random.whole(120, 900)) {
  const lastSeen = addDays('2025-12-15T00:21:00Z', -days);
  return {
    firstSeen: addDays(now, -knownDays).replace(/T.*/, 'T00:21:00Z'),
    lastSeen,
    lastInventoryUpdate: lastSeen,
  };
}

function hex(random: Random): string {
  return random.whole(0, 255).toString(16).padStart(2, '0');
}
