import type {Input} from '../schema/input';
import type {Systems} from '../schema/systems';
import {addDays} from '../scoring/time';
import type {RecordDrafts} from './draft';
import {type Asset, seen} from './machines';
import {type Random, random} from './random';

const corporate = ['env:prod', 'unit:corporate'];

/** Adds cloud resources and other parts of the estate: sites, domains, certificates, and images. */
export function addEstate(draft: RecordDrafts, {systems}: Input): Asset[] {
  const chance = random('estate');
  return [
    ...addCloudResources(draft, systems, chance),
    ...addSites(draft, systems, chance),
    ...systems.sites.map((site, index) => addAccess(draft, site, index, chance)),
    ...addCorporate(draft, systems, chance),
  ];
}

function addCloudResources(draft: RecordDrafts, systems: Systems, chance: Random): Asset[] {
  const {clouds, cloudResources, specialResources: special, personalData} = systems;
  const servicesOf = (name: string) =>
    Object.keys(special.services).filter((service) => special.services[service]?.includes(name));
  return cloudResources.flatMap(({kind, type, run, provider, names}) =>
    names.map((name) => {
      const cloud = clouds[provider];
      const isOfBank = special.bank.includes(name);
      const isTest = chance.chance(0.2) && !isOfBank;
      const services = servicesOf(name).map((each) => draft.named('BusinessService', each).id);
      return {
        record: draft.add('CloudResource', {
          uid: cloud.uid + name,
          name,
          categories: [kind],
          resourceType: kind,
          summary: type,
          cloudProvider: provider,
          cloudAccountId: cloud.account,
          cloudRegion: cloud.region,
          tags: [
            isTest ? 'env:test' : 'env:prod',
            ...(special.unowned.includes(name) ? [] : [isOfBank ? 'unit:bank' : cloud.unit]),
            'team:cloud',
            ...(special.internetFacing.includes(name) ? ['internet-facing'] : []),
            ...(personalData.includes(name) ? ['pii'] : []),
          ],
          owners: [draft.named('Person', cloud.owner).id],
          businessServices: services.length > 0 ? services : undefined,
          ...seen(chance, 0),
        }),
        runs: [run],
        sources: ['inspector'],
      };
    }),
  );
}

function addSites(draft: RecordDrafts, {sites}: Systems, chance: Random): Asset[] {
  return sites.map(({name, tags, hosts, owner}) => ({
    record: draft.add('Site', {
      uid: `https://${name}`,
      name,
      url: `https://${name}/`,
      categories: ['Web site'],
      tags,
      hosts: draft
        .of('Host')
        .filter((host) => String(host.name).startsWith(`${hosts}-`))
        .map(({id}) => id),
      owners: [draft.named('Person', owner).id],
      ...seen(chance, 0),
    }),
    runs: ['site'],
    sources: ['dast'],
  }));
}

/** Adds a site's certificate and its API. */
function addAccess(
  draft: RecordDrafts,
  {name, certificateDays, keySize, apiAuth}: Systems['sites'][number],
  index: number,
  chance: Random,
): Asset {
  draft.add('Certificate', {
    uid: `4a${(index + 17).toString(16)}:${name}`,
    name,
    categories: ['Certificate'],
    commonName: name,
    issuer: 'Larkfield Issuing CA 2',
    keyAlgorithm: 'RSA',
    keySize,
    selfSigned: false,
    validFrom: addDays('2025-12-15T12:00:00Z', certificateDays - 365),
    expirationDate: addDays('2025-12-15T12:00:00Z', certificateDays),
    daysToExpiration: certificateDays,
    tags: corporate,
    ...seen(chance, 0),
  });
  const endpoint = draft.add('ApiEndpoint', {
    uid: `https://${name}/api`,
    name: `${name}/api`,
    categories: ['API endpoint'],
    apiType: 'REST',
    authType: apiAuth,
    tags: ['env:prod', 'unit:parts', 'team:shop', 'internet-facing'],
    ...seen(chance, 0),
  });
  return {record: endpoint, runs: ['api'], sources: ['dast']};
}

/** Adds what belongs to the whole company: domains, addresses, host images, and trained people. */
function addCorporate(draft: RecordDrafts, systems: Systems, chance: Random): Asset[] {
  const common = {tags: corporate, ...seen(chance, 0)};
  for (const name of systems.domains)
    draft.add('Domain', {uid: name, name, categories: ['Domain'], autoRenew: true, ...common});
  for (const {start, end, prefix} of systems.addressRanges)
    draft.add('IpRange', {
      uid: `${start}-${end}`,
      name: `${start}/${prefix}`,
      startIp: start,
      endIp: end,
      cidr: `${start}/${prefix}`,
      numberOfAddresses: 2 ** (32 - prefix),
      categories: ['Address range'],
      ...common,
    });
  const images = Object.entries(systems.hostImages).map(([os, name]) => {
    const record = draft.add('HostImage', {
      uid: name,
      name,
      os,
      osFamily: 'Linux',
      categories: ['Host image'],
      ...common,
    });
    for (const host of draft.of('Host').filter((each) => each.os === os)) {
      host.hostImage = record.id;
    }
    return {record, runs: ['image'], sources: ['inspector']};
  });
  for (const [index, person] of draft.of('Person').slice(0, 14).entries()) {
    const days = chance.whole(20, 420);
    // Assigned, but not finished.
    const isOpen = index % 6 === 5;
    draft.add('Certification', {
      uid: `awareness-${person.employeeNumber}`,
      name: `Security awareness: ${person.name}`,
      categories: ['Training'],
      issuer: 'Larkfield',
      mandatory: true,
      score: isOpen ? undefined : chance.whole(70, 100),
      dateCompleted: isOpen ? undefined : addDays('2025-12-15T15:00:00Z', -days),
      expirationDate: isOpen ? undefined : addDays('2025-12-15T15:00:00Z', 365 - days),
      owners: [person.id],
      ...common,
    });
  }

  return images;
}
