import {createHash} from 'node:crypto';
import {isIP} from 'node:net';
import {gzipSync} from 'node:zlib';
import {describe, expect, test} from 'vitest';
import {udm} from '../../product/udm';
import {now, type SampleRecord} from '../organization';
import {generate} from './generate';
import {readInput} from './input';
import {pack, unpack} from './pack';
import {definitionOf, findingsOn, ids, named, open, sample} from './testing/sample';
import {validate} from './validate';

describe('as data', () => {
  test('every record is valid in the data model', () => {
    expect(validate(sample.records, udm)).toEqual([]);
  });

  test('every address is one that a machine can have', () => {
    const addresses = sample.records.flatMap((record) =>
      Object.entries(record).flatMap(([name, value]) => (/Ip$|ipAddress/i.test(name) ? value : [])),
    );
    expect(addresses.length).toBeGreaterThan(300);
    expect(addresses.filter((address) => isIP(String(address)) === 0)).toEqual([]);
  });

  test('every model that can have records has one', () => {
    const models = udm.models.filter(({abstract}) => !abstract).map(({typeName}) => typeName);
    const known = new Set(sample.records.map(({typeName}) => typeName));
    expect(models.filter((model) => !known.has(model))).toEqual([]);
  });

  test('every run gives the same records', () => {
    const digest = (records: readonly SampleRecord[]) =>
      createHash('sha256').update(JSON.stringify(records)).digest('hex');
    expect(digest(generate(readInput(), udm))).toBe(digest(sample.records));
  });

  test('packs into at most 250 kB, and unpacks to the same records', () => {
    const isReference = (model: string, name: string) =>
      udm.attributeOf(model, name)?.type === 'reference';
    const text = JSON.stringify(pack(sample.records, isReference));
    expect(gzipSync(text, {level: 9}).length).toBeLessThan(250_000);
    expect(unpack(JSON.parse(text))).toEqual(sample.records);
  });

  test.each([
    ['Host', 150, 5],
    ['CloudResource', 60, 0],
    ['Application', 40, 0],
    ['Person', 120, 0],
    ['Finding', 2000, 0],
  ])('has about the announced number of %s records', (model, count, tolerance) => {
    expect(Math.abs(sample.of(model).length - count)).toBeLessThanOrEqual(tolerance);
  });

  test('every type of finding has an open one and a closed one', () => {
    for (const {typeName} of udm.concreteModelsOf('Finding')) {
      const findings = sample.of(typeName);
      expect(new Set(findings.map(({statusCategory}) => statusCategory)).size).toBe(2);
    }
  });

  test('a scanner reports a vulnerability on an asset only once', () => {
    const pairs = sample.of('Vulnerability').map(({type, targets}) => `${type} ${targets}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  test('no finding was found or fixed in the future, or found before it was known', () => {
    for (const finding of sample.of('Finding')) {
      const {firstFound, lastFound, lastFixed} = finding;
      const published = sample.get(String(finding.type))?.publishedDate ?? '';
      const dates = [published, firstFound, lastFound, now].map(String);
      expect(dates).toEqual(dates.toSorted());
      if (lastFixed) expect(String(lastFixed) > String(firstFound)).toBe(true);
    }
  });
});

describe('contains its stories', () => {
  test('Log4Shell is open on two servers that are reachable from the internet, and the ticket is overdue', () => {
    const findings = open('Vulnerability').filter(
      (each) => definitionOf(each) === 'CVE-2021-44228',
    );
    const hosts = findings.map(({targets}) => sample.get(ids(targets)[0] ?? ''));
    expect(hosts.map((host) => host?.name)).toEqual(['web-03', 'web-04']);
    for (const host of hosts) expect(ids(host?.tags)).toContain('internet-facing');
    const ticket = sample
      .of('Ticket')
      .find((each) => ids(each.findings).includes(findings[0]?.id ?? ''));
    expect(ticket).toMatchObject({status: 'In progress', complianceStatus: 'Out of SLA'});
    expect(ids(ticket?.remediationCampaigns)).toHaveLength(1);
  });

  test('an approved exception extends the due date', () => {
    const [request] = sample.of('ExceptionRequest').filter(({status}) => status === 'Approved');
    expect(ids(request?.targets)).toHaveLength(2);
    for (const id of ids(request?.targets))
      expect(sample.get(id)).toMatchObject({
        approvedExceptionRequest: true,
        extendedDueDate: request?.exceptionRequestDate,
        complianceStatus: 'In SLA',
      });
  });

  test("three hosts are in the inventory but aren't scanned", () => {
    const hosts = sample.of('Host').filter((host) => host.scannedForVulnerabilities === false);
    expect(hosts).toHaveLength(3);
    for (const host of hosts)
      expect(host).toMatchObject({status: 'Active', riskScore: 0, lifecycleStatus: 'Active'});
  });

  test('one finding is on two assets, and counts on each', () => {
    const shared = sample.of('Finding').filter(({targets}) => ids(targets).length > 1);
    expect(shared.map(({name, statusCategory}) => [name, statusCategory])).toEqual([
      ['Local administrator password is shared on fin-lt-213', 'Open'],
    ]);
    const targets = ids(shared[0]?.targets).map((id) => sample.get(id));
    expect(targets.map((target) => target?.name)).toEqual(['fin-lt-213', 'backup-01']);
    for (const target of targets) {
      if (!target) throw new Error('a target is missing');
      const opened = findingsOn(target).filter(({statusCategory}) => statusCategory === 'Open');
      expect(opened).toContain(shared[0]);
      expect(target.openFindingCount).toBe(opened.length);
    }
  });

  test('one scanner reports a host twice', () => {
    expect(named('Host', 'fra-app-07')).toMatchObject({
      numberOfSourceDatasets: 3,
      numberOfDataIntegrationSources: 2,
      numberOfDataIntegrationsWithMultipleSourceDatasets: 1,
    });
  });

  test('some findings come from two scanners', () => {
    const twice = sample.of('Vulnerability').filter((each) => ids(each.connectorNames).length > 1);
    expect(twice.length).toBeGreaterThan(20);
  });

  test('some findings were reopened, declared false, or accepted', () => {
    const withStatus = (name: string) => sample.of('Finding').filter(({status}) => status === name);
    expect(withStatus('Reopened')).toHaveLength(5);
    expect(withStatus('Reopened').every(({lastFixed}) => lastFixed)).toBe(true);
    expect(withStatus('False positive').every((each) => each.approvedFalsePositiveRequest)).toBe(
      true,
    );
    expect(withStatus('Risk accepted').every((each) => each.approvedRiskAcceptanceRequest)).toBe(
      true,
    );
  });

  test('plant equipment scores lower than its CVSS score', () => {
    const press = findingsOn(named('Host', 'press-01')).find(
      (each) => definitionOf(each) === 'CVE-2017-0144',
    );
    expect(Number(press?.riskFactorOffset)).toBeLessThan(0);
    expect(sample.get(String(press?.riskScoringModel))?.name).toBe(
      'OT vulnerabilities by severity',
    );
  });

  test('assets from the acquisition have no owner', () => {
    for (const host of sample.of('Host').filter(({tags}) => ids(tags).includes('osterby'))) {
      expect(host.owners ?? host.riskOwner ?? host.remediationOwner).toBeUndefined();
    }
  });

  test('a person who left still owns databases and is in a cluster', () => {
    const person = named('Person', 'Noor Haddad');
    expect(person.employmentStatus).toBe('Terminated');
    const owned = sample.of('Host').filter(({owners}) => ids(owners).includes(person.id));
    expect(owned.map(({name}) => name)).toContain('db-07');
    expect(named('RemediationOwner', 'Database operations').hasInactiveMembers).toBe(true);
  });
});

describe('matches the reference for people and work', () => {
  test('roles have a script name and a scope', () => {
    for (const {name, recordScope, permissions} of sample.of('Role')) {
      expect(name).toMatch(/^\w+$/);
      expect(recordScope).toBeDefined();
      expect(permissions).toBeDefined();
    }
  });

  test('people who left are retired, and SAML users have no second factor here', () => {
    for (const {employmentStatus, status} of sample.of('Person'))
      expect(status === 'Retired').toBe(employmentStatus === 'Terminated');
    for (const user of sample.of('User').filter(({authMethod}) => authMethod === 'SAML'))
      expect(user).toMatchObject({mfaStatus: 'Not enrolled'});
  });

  test('each kind of request has its date or cause', () => {
    for (const {typeName, ...request} of sample.of('Request')) {
      expect(request.expirationDate !== undefined).toBe(typeName === 'RiskAcceptanceRequest');
      expect(request.exceptionRequestDate !== undefined).toBe(typeName === 'ExceptionRequest');
      expect(request.falsePositiveCause !== undefined).toBe(typeName === 'FalsePositiveRequest');
    }
  });

  test("tickets from the automation have a key, and manually created ones don't", () => {
    for (const {buid, createdBy} of sample.of('Ticket'))
      expect(buid === undefined).toBe(createdBy !== 'system');
  });
});
