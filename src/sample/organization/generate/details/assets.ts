import {addDays} from '../../scoring/time';
import {ids} from '../draft';
import type {Details} from './details';

/** Details from owners and inventories about machines, applications, accounts, and other assets. */
export const assetDetails: Details = {
  Host: ({id, os, uid, cloudProvider, name, tags}, {draft, chance}) => ({
    osPlatform: String(os).split(' ').slice(0, 2).join(' '),
    serialNumber: cloudProvider ? undefined : `SN${chance.whole(100_000, 999_999)}`,
    privateDnsName: cloudProvider ? `${uid}.internal` : undefined,
    apiEndpoints: /^(web|bank-web)-/.test(String(name))
      ? draft
          .of('ApiEndpoint')
          .flatMap(({id: endpoint, name: path}) =>
            /bank|loan/.test(String(path)) === ids(tags).includes('unit:bank') ? [endpoint] : [],
          )
      : undefined,
    certificates: draft
      .of('Site')
      .filter(({hosts}) => ids(hosts).includes(id))
      .flatMap((site) =>
        draft
          .of('Certificate')
          .flatMap(({id, commonName}) => (commonName === site.name ? [id] : [])),
      ),
  }),
  Device: ({categories, manufacturer}, {chance, index}) => ({
    ipAddresses: [`10.60.${1 + (index % 4)}.${10 + index}`],
    macAddresses: [`02:00:5e:10:00:${(16 + index).toString(16)}`],
    serialNumber: `${String(manufacturer).slice(0, 2).toUpperCase()}${chance.whole(1_000_000, 9_999_999)}`,
    assetTag: `P1000${400 + index}`,
    physicalLocation: ids(categories).includes('Controller')
      ? 'Plant 1, hall B'
      : 'Frankfurt, data room 2',
  }),
  Application: ({tags, name}, {draft}) => {
    const ours = ids(tags).some((tag) => tag === 'team:shop' || tag === 'team:bank');
    const service = draft.of('BusinessService').find((each) => each.name === name);
    return {
      internallyDeveloped: ours,
      authenticationMethods: ids(tags).includes('OT') ? ['Password'] : ['SAML'],
      dataClassification: ids(tags).includes('pii') ? 'Confidential' : 'Internal',
      criticality: service?.criticality,
      languages: draft
        .of('CodeRepository')
        .filter(({applications}) => ids(applications).some((id) => draft.get(id).name === name))
        .flatMap(({languages}) => ids(languages)),
    };
  },
  Account: ({username, owners}, {draft, chance}) => ({
    email: owners ? `${username}@corp.example` : undefined,
    groups: chance.chance(0.3) ? ['VPN users', 'Remote desktop users'] : ['VPN users'],
    privilegedDataAccess: chance.chance(0.25),
    passwordNeverExpires: chance.chance(0.1),
    service: draft.named('Service', 'Corporate directory').id,
  }),
  Service: ({name}, {draft, index}) => ({
    vendor: `${name} Ltd`,
    serviceType: index === 2 ? 'SaaS' : 'Outsourcing',
    internal: false,
    sanctioned: index !== 4,
    supportsSingleSignOn: index % 2 === 0,
    dataTypes: index < 2 ? ['Employee records', 'Bank details'] : ['Business mail'],
    primaryContact: 'Account manager, service@provider.example',
    owners: [draft.named('Person', 'Peter Lang').id],
  }),
  Subnet: ({cidr}, {draft, index}) => ({
    gatewayIp: String(cidr).replace(/0\/\d+$/, '1'),
    vlanId: 200 + index,
    dhcp: String(cidr).startsWith('10.50.'),
    physicalLocation: String(cidr).startsWith('10.70.') ? 'Plant 1' : 'Frankfurt',
    ipRanges: draft
      .of('IpRange')
      .flatMap((range) => (String(range.startIp) === String(cidr).split('/')[0] ? [range.id] : [])),
  }),
  NetworkSegment: ({dmz, name}) => ({
    securityZone: String(name).toLowerCase().replaceAll(' ', '-'),
    trustLevel: dmz ? 50 : 100,
  }),
  Site: ({name}, {draft, index}) => ({
    title: String(name).split('.')[0],
    webServer: 'nginx',
    webApplicationFirewall: index % 3 !== 2,
    statusCode: 200,
    registeredDomain: draft.named('Domain', 'corp.example').id,
    certificates: draft
      .of('Certificate')
      .flatMap(({id, commonName}) => (commonName === name ? [id] : [])),
  }),
  Certificate: ({commonName, keyAlgorithm}) => ({
    subject: `CN=${commonName},O=Larkfield Group,C=DE`,
    subjectAlternativeNames: [String(commonName)],
    wildcard: false,
    revoked: false,
    signatureAlgorithm: keyAlgorithm === 'RSA' ? 'sha256WithRSAEncryption' : undefined,
  }),
  ApiEndpoint: ({name, authType}, {chance, index}) => ({
    url: `https://${String(name).replace('/api', '')}/api/v1/{resource}`,
    httpMethods: index % 2 ? ['GET', 'POST'] : ['GET'],
    apiVersion: 'v1',
    authLocation: authType === 'None' ? undefined : 'header',
    authField: authType === 'None' ? undefined : 'Authorization',
    documented: index % 4 !== 2,
    privilegedDataAccess: index % 4 === 3,
    requestDataTypes: index % 4 === 3 ? ['Credit card number'] : undefined,
    responseDataTypes: index === 6 || index % 4 === 3 ? ['Email address'] : undefined,
    lastCalled: addDays('2025-12-14T23:40:12Z', -chance.whole(0, 12)),
  }),
  Certification: (_, {index}) => ({credentialId: `LG-${7000 + index}`}),
  Domain: ({name}, {index}) => ({
    registrar: 'Gandi',
    registrant: index === 3 ? 'Osterby Hydraulics AB' : 'Larkfield Group SE',
    nameServers: [`ns1.${name}`, `ns2.${name}`],
    mailServers: index === 1 ? undefined : [`mail.${name}`],
    dnssec: index !== 3,
    spfRecord: index === 3 ? undefined : 'v=spf1 mx -all',
    dmarcPolicy: ['reject', 'quarantine', 'reject', 'none'][index],
    transferLocked: index !== 3,
    registeredDate: `20${10 + index}-04-14T00:00:00Z`,
    expirationDate: [
      '2026-04-14T00:00:00Z',
      '2026-01-08T00:00:00Z',
      '2027-04-14T00:00:00Z',
      '2026-02-03T00:00:00Z',
    ][index],
  }),
  IpRange: (_, {index}) => ({
    registrant: 'Larkfield Group',
    asn: 'AS64500',
    physicalLocation: index === 0 ? 'Frankfurt' : 'Plant 1',
  }),
};
