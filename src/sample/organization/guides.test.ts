import {describe, expect, test} from 'vitest';
import {statuses} from '../../product/facts';
import {now, readInput} from '../organization';
import {addDays} from './scoring/time';
import {pageText, tableOf} from './testing/guide';
import {definitionOf, findingsOn, ids, named, open, sample} from './testing/sample';

describe('the guide on risk scores', () => {
  test.each([
    ['web-01', 2, 10, 'Critical'],
    ['db-07', 0.5, 8.6, 'High'],
    ['lab-22', -2, 6.1, 'Medium'],
  ])(
    'CVE-2024-6387 on %s has the score in the guide on risk scores',
    (host, offset, score, rating) => {
      const finding = findingsOn(named('Host', host)).find(
        (each) => definitionOf(each) === 'CVE-2024-6387',
      );
      expect(finding).toMatchObject({
        severity: 'High',
        baseRiskScore: 8.1,
        riskFactorOffset: offset,
        riskScore: score,
        riskRating: rating,
      });
    },
  );

  test("db-07 has the guide's three open findings and one fixed finding", () => {
    const host = named('Host', 'db-07');
    const scores = (category: string) =>
      findingsOn(host)
        .filter(({statusCategory}) => statusCategory === category)
        .map(({riskScore}) => riskScore);
    expect(scores('Open')).toEqual([8.6, 6.4, 3]);
    expect(scores('Closed')).toEqual([9.8]);
    expect(host).toMatchObject({riskScore: 8.6, riskRating: 'High', openFindingCount: 3});
  });

  test('an asset has the highest score of its open findings, without risk factors', () => {
    for (const host of sample.of('Host')) {
      const scores = findingsOn(host)
        .filter(({statusCategory}) => statusCategory === 'Open')
        .map(({riskScore}) => Number(riskScore));
      expect(host.riskScore).toBe(Math.max(0, ...scores));
      expect(host.openFindingCount).toBe(scores.length);
    }
  });

  test.each([
    'Person',
    'Team',
    'BusinessService',
    'BusinessUnit',
    'Company',
    'Assessment',
    'Request',
  ])('%s has counts but no score', (model) => {
    for (const record of sample.of(model)) {
      expect(record.openFindingCount).toBeTypeOf('number');
      expect(record.riskScore ?? record.riskRating ?? record.riskScoringModel).toBeUndefined();
    }
  });

  test('only ownership clusters are scored', () => {
    const ownership = new Set(['RiskOwner', 'RemediationOwner', 'InformedUser']);
    for (const cluster of sample.of('ClusterModel'))
      expect([cluster.id, cluster.riskScore !== undefined]).toEqual([
        cluster.id,
        ownership.has(cluster.typeName),
      ]);
  });

  test('definitions and CVE records are scored without risk factors', () => {
    const model = named('RiskScoringModel', 'Definition default');
    for (const record of [...sample.of('FindingDefinition'), ...sample.of('CveRecord')])
      expect(record).toMatchObject({riskFactorOffset: 0, riskScoringModel: model.id});
    expect(model.total).toBe(sample.of('FindingDefinition').length + sample.of('CveRecord').length);
  });

  test('a definition has the highest risk score of its CVE records', () => {
    for (const {cveRecords, maximumCveRiskScore} of sample.of('FindingDefinition'))
      if (cveRecords)
        expect(maximumCveRiskScore).toBe(
          Math.max(...ids(cveRecords).map((id) => Number(sample.get(id)?.riskScore))),
        );
  });
});

describe('the guide on risk factors', () => {
  const pointsOf = (id: string) => Number(sample.get(id)?.value);

  test.each(tableOf('guides/data-models/risk-factors.md', '| Asset | Sum'))(
    'the sum of %s',
    (host, sum) => {
      const [terms = '', total] = (sum ?? '').split(' = ');
      const [base, ...points] = terms
        .replaceAll(/([+-]) /g, '$1')
        .split(' ')
        .map(Number);
      const finding = findingsOn(named('Host', host ?? '')).find(
        ({baseRiskScore, riskFactors}) =>
          baseRiskScore === base &&
          ids(riskFactors).map(pointsOf).toSorted().join() === points.toSorted().join(),
      );
      expect(finding?.riskScore).toBe(Math.min(10, Number(total)));
    },
  );
});

describe('the guides on due dates and SLA definitions', () => {
  const findings = ['web-01', 'db-07', 'lab-22'].map((host) =>
    named('Vulnerability', `CVE-2024-6387 on ${host}`),
  );
  const inList = (texts: string[]) => new Intl.ListFormat('en-US').format(texts);
  const day = (moment: unknown, month: 'long' | 'short' = 'long') =>
    new Date(String(moment)).toLocaleDateString('en-US', {month, day: 'numeric', timeZone: 'UTC'});

  test("three findings on one day have the guide's levels and due dates", () => {
    const levels = findings.map(
      ({riskScore, slaLevel}) => `${Number(riskScore).toFixed(1)} is in ${slaLevel}`,
    );
    const guide = pageText('guides/data-models/due-dates.md');
    expect(guide).toContain(`${inList(levels)}.`);
    expect(guide).toContain(
      `${inList(findings.map(({sla}) => String(sla)))} days after ${day(findings[0]?.firstFound)}, 2025, ` +
        `02:10 UTC: ${inList(findings.map(({dueDate}) => day(dueDate)))}`,
    );
  });

  test('the picture shows the finding on db-07', () => {
    const {riskScore, slaLevel, sla, firstFound, dueDate} = named(
      'Vulnerability',
      'CVE-2024-6387 on db-07',
    );
    const near = addDays(String(dueDate), -readInput().policy.nearDays);
    const picture = pageText('guides/data-models/img/sla-timeline.svg');
    const texts = [...picture.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text);
    expect(texts).toEqual(
      expect.arrayContaining([
        `A finding with score ${riskScore}: level ${slaLevel}, ${sla} days`,
        ...[firstFound, near, dueDate].map((moment) => day(moment, 'short')),
      ]),
    );
  });

  test('a known exploited flaw with the highest scores has the number of days in the note', () => {
    const {slaDefinitions} = readInput().policy;
    const daysOf = (name: string) =>
      slaDefinitions.find((definition) => definition.name === name)?.levels[0]?.days;
    expect(pageText('guides/data-models/sla.md')).toContain(
      `has ${daysOf('Known exploited')} days, while any other flaw with that score has ${daysOf('Default')} days.`,
    );
  });

  test("near means the number of days in the status's description", () => {
    const {meaning} = statuses.compliance.find(({name}) => name === 'Near SLA') ?? {};
    expect(meaning).toContain(`${readInput().policy.nearDays} days`);
  });
});

describe('the clusters reference', () => {
  test('an environment counts the open findings on its assets', () => {
    const lab = named('Environment', 'Lab');
    const assets = sample
      .of('Asset')
      .filter(({environments}) => ids(environments).includes(lab.id));
    const findings = new Set(assets.flatMap(findingsOn));
    const its = open('Finding').filter((finding) => findings.has(finding));
    expect(lab).toMatchObject({total: assets.length, openFindingCount: its.length});
  });

  test('a group of people counts its findings', () => {
    const owner = named('RemediationOwner', 'Linux operations');
    const its = open('Finding').filter(({remediationOwner}) => remediationOwner === owner.id);
    expect(owner.openFindingCount).toBe(its.length);
  });

  test('a cluster has a row for each of its data models', () => {
    expect(String(named('RiskFactor', 'PCI').conditions).split('\n')).toEqual(
      expect.arrayContaining([
        'Host, order 10: complianceFlags CONTAINS ANY ["PCI"]',
        'Vulnerability, order 10: targets.complianceFlags CONTAINS ANY ["PCI"]',
      ]),
    );
    expect(
      String(named('StatusConfigurationModel', 'Decisions about findings').conditions),
    ).toContain('Vulnerability, order 1: approvedFalsePositiveRequest = true');
  });

  test('built-in and custom risk factors', () => {
    const shipped = sample.of('RiskFactor').filter(({managedBy}) => managedBy === 'Platform');
    expect(shipped.map(({name, value}) => [name, value])).toEqual([
      ['PCI', 0.5],
      ['PII', 0.5],
      ['NERC', 0.5],
    ]);
  });

  test('each status belongs to the configuration that can set it', () => {
    for (const {status, statusConfigurationModel} of sample.of('Finding')) {
      const statuses = sample
        .of('Status')
        .filter((each) => each.statusConfigurationModel === statusConfigurationModel);
      expect(statuses.map(({name}) => name)).toContain(status);
    }
  });
});

describe('the service levels reference', () => {
  test('its levels match the Default definition', () => {
    const {levels} = readInput().policy.slaDefinitions.find(({name}) => name === 'Default') ?? {};
    expect(tableOf('reference/udm/service-level.md', '| Level | From')).toEqual(
      levels?.map(({name, from, to, days}) => [
        name,
        from?.toFixed(1),
        to?.toFixed(1),
        `${days} days`,
      ]),
    );
  });

  test('a finding is out of SLA after its due date, and not before', () => {
    for (const {complianceStatus, dueDate, extendedDueDate} of open('Finding'))
      expect(complianceStatus === 'Out of SLA').toBe(String(extendedDueDate ?? dueDate) < now);
  });

  test("a ticket's due date counts from the ticket's creation", () => {
    for (const {dueDate, dateCreated, sla} of sample.of('Ticket').filter((each) => each.dueDate)) {
      const days = (Date.parse(String(dueDate)) - Date.parse(String(dateCreated))) / 86_400_000;
      expect(days).toBeGreaterThanOrEqual(Number(sla));
    }
  });

  test('a definition has the highest EPSS likelihood of its CVEs', () => {
    const definition = named('VulnerabilityDefinition', 'CVE-2021-44228');
    expect(definition.associatedCvesMaximumEpssLikelihood).toBe(0.94358);
    expect(definition.associatedCvesIsCisaExploitable).toBe(true);
  });

  test('an extension keeps the due date and moves the date that determines compliance', () => {
    const extended = sample.of('Finding').filter(({extendedDueDate}) => extendedDueDate);
    expect(extended.length).toBeGreaterThan(0);
    for (const {sla, remediationSla, dueDate, extendedDueDate} of extended) {
      expect(Number(remediationSla)).toBeGreaterThan(Number(sla));
      expect(String(extendedDueDate) > String(dueDate)).toBe(true);
    }
  });

  test('a campaign counts closed tickets, rounded down', () => {
    for (const campaign of sample.of('RemediationCampaign')) {
      const its = sample
        .of('Ticket')
        .filter(({remediationCampaigns}) => ids(remediationCampaigns).includes(campaign.id));
      const closed = its.filter(({statusCategory}) => statusCategory === 'Closed').length;
      expect(campaign.progress).toBe(Math.floor((100 * closed) / its.length));
    }
  });

  test("records that the next run deletes haven't been reported for 210 days", () => {
    const due = sample.of('Asset').filter((each) => each.lifecycleStatus === 'To be purged');
    expect(due.map(({name}) => name)).toEqual(['lab-23']);
    expect(String(due[0]?.lifecyclePurgeDate) < now).toBe(true);
  });
});
