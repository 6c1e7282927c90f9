import {addDays} from '../rules/time';
import type {Input} from '../schema/input';
import type {Draft} from './draft';
import {type Asset, seen} from './machines';
import {random} from './random';

/** Cloud resources and what else belongs to the estate: sites, domains, certificates, images. */
export function addEstate(draft: Draft, {systems}: Input): Asset[] {
  const chance = random('estate');
  const corporate = ['env:prod', 'unit:corporate'];

  const resources = systems.cloudResources.flatMap(({kind, run, provider, names}) =>
    names.map((name) => {
      const bank = name.includes('bank');
      const test = chance.chance(0.2) && !bank;
      // Made by the build and by nobody in particular.
      const unowned = /^(build|firmware|backup)-/.test(name);
      const isPublic = /public$|^marketing-site$|-assets$/.test(name);
      return {
        record: draft.add('CloudResource', {
          uid:
            provider === 'AWS'
              ? `arn:aws:larkfield:eu-central-1:${name}`
              : `/subscriptions/larkfield/${name}`,
          name,
          categories: [kind],
          resourceType: kind,
          cloudProvider: provider,
          cloudAccountId:
            provider === 'AWS' ? '012345678901' : '7d1c0f44-9b0a-4f43-a8a2-1c2f65d5f0ee',
          cloudRegion: provider === 'AWS' ? 'eu-central-1' : 'germanywestcentral',
          tags: [
            test ? 'env:test' : 'env:prod',
            ...(unowned
              ? []
              : [bank ? 'unit:bank' : provider === 'Azure' ? 'unit:corporate' : 'unit:parts']),
            'team:cloud',
            ...(isPublic ? ['internet-facing'] : []),
            ...(systems.personalData.includes(name) ? ['pii'] : []),
          ],
          owners: [draft.named('Person', 'Sam Okafor').id],
          businessServices: name.startsWith('tele-')
            ? [draft.named('BusinessService', 'Machine telematics').id]
            : name.startsWith('shop-')
              ? [draft.named('BusinessService', 'Online store').id]
              : undefined,
          ...seen(chance, 0),
        }),
        runs: [run],
        sources: ['inspector'],
      };
    }),
  );

  const sites = systems.sites.map((name) => {
    const bank = /bank|loan/.test(name);
    return {
      record: draft.add('Site', {
        uid: `https://${name}`,
        name,
        url: `https://${name}/`,
        categories: ['Web site'],
        tags: [
          'env:prod',
          bank ? 'unit:bank' : 'unit:parts',
          bank ? 'team:bank' : 'team:shop',
          'internet-facing',
        ],
        hosts: draft
          .of('Host')
          .filter((host) => String(host.name).startsWith(bank ? 'bank-web' : 'web-'))
          .map(({id}) => id),
        owners: [draft.named('Person', bank ? 'Ines Duarte' : 'Priya Nair').id],
        ...seen(chance, 0),
      }),
      runs: ['site'],
      sources: ['dast'],
    };
  });
  const others: Asset[] = [];
  for (const [index, name] of systems.sites.entries()) {
    const days = [11, 240, 87, 300, 160, -6, 45, 210][index] ?? 90;
    draft.add('Certificate', {
      uid: `4a${(index + 17).toString(16)}:${name}`,
      name,
      categories: ['Certificate'],
      commonName: name,
      issuer: 'Larkfield Issuing CA 2',
      keyAlgorithm: 'RSA',
      keySize: index === 5 ? 1024 : 2048,
      selfSigned: false,
      validFrom: addDays('2025-12-15T12:00:00Z', days - 365),
      expirationDate: addDays('2025-12-15T12:00:00Z', days),
      daysToExpiration: days,
      tags: corporate,
      ...seen(chance, 0),
    });
    const endpoint = draft.add('ApiEndpoint', {
      uid: `https://${name}/api`,
      name: `${name}/api`,
      categories: ['API endpoint'],
      apiType: 'REST',
      authType: index === 6 ? 'None' : 'Bearer',
      tags: ['env:prod', 'unit:parts', 'team:shop', 'internet-facing'],
      ...seen(chance, 0),
    });
    others.push({record: endpoint, runs: ['api'], sources: ['dast']});
  }
  const common = {tags: corporate, ...seen(chance, 0)};
  for (const name of systems.domains)
    draft.add('Domain', {uid: name, name, categories: ['Domain'], autoRenew: true, ...common});
  for (const [startIp, endIp, prefix] of [
    ['203.0.113.0', '203.0.113.127', 25],
    ['198.51.100.0', '198.51.100.63', 26],
  ] as const)
    draft.add('IpRange', {
      uid: `${startIp}-${endIp}`,
      name: `${startIp}/${prefix}`,
      startIp,
      endIp,
      cidr: `${startIp}/${prefix}`,
      numberOfAddresses: 2 ** (32 - prefix),
      categories: ['Address range'],
      ...common,
    });
  for (const [name, os] of [
    ['rhel-9-golden', 'Red Hat Enterprise Linux 9.4'],
    ['ubuntu-22.04-golden', 'Ubuntu 22.04 LTS'],
  ] as const) {
    const image = draft.add('HostImage', {
      uid: name,
      name,
      os,
      osFamily: 'Linux',
      categories: ['Host image'],
      ...common,
    });
    for (const host of draft.of('Host').filter((each) => each.os === os)) host.hostImage = image.id;
    others.push({record: image, runs: ['image'], sources: ['inspector']});
  }
  for (const [index, person] of draft.of('Person').slice(0, 14).entries()) {
    const days = chance.whole(20, 420);
    // Assigned, and not finished.
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

  return [...resources, ...sites, ...others];
}
