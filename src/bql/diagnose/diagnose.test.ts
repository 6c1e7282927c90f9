import {describe, expect, it} from 'vitest';
import {udm} from '../../product/udm';
import {loadSample} from '../../sample/organization';
import {graphOf} from '../../sample/organization/graph';
import {faultsOfQuery} from '../check';
import {runQuery} from '../run';
import {diagnoseEmpty, diagnoseRepeats, diagnoseRows} from './diagnose';

const dataset = {udm, graph: graphOf(loadSample())};
const totalOf = (query: string) => runQuery(query, dataset).result?.total;

describe('a query without rows', () => {
  const survivors = (query: string) => {
    expect(totalOf(query), query).toBe(0);
    return diagnoseEmpty(query, dataset).survivors.map(({code, left}) => [code, left]);
  };

  it('shows how many records each condition leaves, up to the one that leaves none', () => {
    expect(
      survivors(
        'FIND Host WHERE riskRating = "Critical" AND (os CONTAINS "x" OR internetFacing = true) THAT HAS Vulnerability AS v WHERE v.riskScore > 5 AND v.riskScore < 2 AND v.uid EXISTS',
      ),
    ).toEqual([
      ['FIND Host', totalOf('FIND Host')],
      ['riskRating = "Critical"', totalOf('FIND Host WHERE riskRating = "Critical"')],
      [
        'os CONTAINS "x" OR internetFacing = true',
        totalOf(
          'FIND Host WHERE riskRating = "Critical" AND (os CONTAINS "x" OR internetFacing = true)',
        ),
      ],
      [
        'THAT HAS Vulnerability AS v',
        totalOf(
          'FIND Host WHERE riskRating = "Critical" AND (os CONTAINS "x" OR internetFacing = true) THAT HAS Vulnerability',
        ),
      ],
      [
        'v.riskScore > 5',
        totalOf(
          'FIND Host WHERE riskRating = "Critical" AND (os CONTAINS "x" OR internetFacing = true) THAT HAS Vulnerability AS v WHERE v.riskScore > 5',
        ),
      ],
      ['v.riskScore < 2', 0],
    ]);
  });

  it('counts NOT with its conditions, and skips OPTIONALLY', () => {
    expect(
      survivors(
        'FIND Host AS h WHERE h.name = "web-03" OPTIONALLY THAT OWNS Person AS p AND h THAT NOT HAS Finding AS f WHERE f.statusCategory = "Open"',
      ),
    ).toEqual([
      ['FIND Host AS h', totalOf('FIND Host')],
      ['h.name = "web-03"', 1],
      ['AND h THAT NOT HAS Finding AS f WHERE f.statusCategory = "Open"', 0],
    ]);
  });

  it('counts the rows that a condition after WITH leaves', () => {
    const groups = 'FIND Host AS h THAT HAS Vulnerability AS v WITH h, count(v) AS n WHERE n > 5';
    expect(survivors(`${groups} AND n > 500 RETURN h.name, n`).slice(-2)).toEqual([
      ['n > 5', totalOf(`${groups} RETURN h.name`)],
      ['n > 500', 0],
    ]);
  });

  it.each<[query: string, reason: string, meant: string]>([
    [
      'FIND Host WHERE tags CONTAINS ANY ["PCI"]',
      'Case matters. Did you mean "pci"? It matches 27 hosts.',
      'FIND Host WHERE tags CONTAINS ANY ["pci"]',
    ],
    [
      'FIND Host WHERE riskScore > 1 AND tags = "pcy"',
      'Did you mean "pci"? It matches 27 hosts.',
      'FIND Host WHERE riskScore > 1 AND tags = "pci"',
    ],
    [
      'FIND Host WHERE os CONTAINS "windos"',
      'Did you mean "Windows"? It matches 62 hosts.',
      'FIND Host WHERE os CONTAINS "Windows"',
    ],
    [
      'FIND Host WHERE os LIKE "windows 11*"',
      'Case matters. Did you mean "Windows 11*"? It matches 18 hosts.',
      'FIND Host WHERE os LIKE "Windows 11*"',
    ],
    [
      'FIND Host WHERE name STARTS WITH "WEB"',
      'Case matters. Did you mean "web"? It matches 6 hosts.',
      'FIND Host WHERE name STARTS WITH "web"',
    ],
    [
      'FIND Host AS h WHERE h.name = "web01" THAT HAS Vulnerability',
      'Did you mean "web-01"? It matches 1 host.',
      'FIND Host AS h WHERE h.name = "web-01" THAT HAS Vulnerability',
    ],
    [
      'FIND Host AS h WHERE h.name = "web-"',
      'Did you mean CONTAINS "web-"? It matches 10 hosts.',
      'FIND Host AS h WHERE h.name CONTAINS "web-"',
    ],
    [
      'FIND Host THAT OWNS Person AS p WHERE p.department = "infrastructure"',
      'Case matters. Did you mean "Infrastructure"? It matches 15 people.',
      'FIND Host THAT OWNS Person AS p WHERE p.department = "Infrastructure"',
    ],
    [
      'FIND Vulnerability WHERE targets.tags CONTAINS ALL ["pci", "Internet-facing"]',
      'Case matters. Did you mean "internet-facing"? It matches 124 vulnerabilities.',
      'FIND Vulnerability WHERE targets.tags CONTAINS ALL ["pci", "internet-facing"]',
    ],
    [
      'FIND Host AS h WHERE h.os IN ["windows", "linux"] RETURN h.name',
      'IN compares whole texts. Did you mean CONTAINS ANY ["Windows", "Linux"]? It matches 105 hosts.',
      'FIND Host AS h WHERE h.os CONTAINS ANY ["Windows", "Linux"] RETURN h.name',
    ],
    [
      'FIND Host AS h WHERE h.tags = "pci" AND h.tags IN ["prod", "production"]',
      'Did you mean "env:prod"? It matches 96 hosts.',
      'FIND Host AS h WHERE h.tags = "pci" AND h.tags IN ["env:prod", "production"]',
    ],
    [
      'FIND Host WHERE os =~ "(?i)windows"',
      'A pattern must match the whole text. Did you mean "(?i).*windows.*"? It matches 62 hosts.',
      'FIND Host WHERE os =~ "(?i).*windows.*"',
    ],
    [
      'FIND Host WHERE os =~ "Windows"',
      'A pattern must match the whole text. Did you mean ".*Windows.*"? It matches 62 hosts.',
      'FIND Host WHERE os =~ ".*Windows.*"',
    ],
    [
      'FIND Host WHERE os =~ "windows|ubuntu"',
      'A pattern must match the whole text. Did you mean "(?i).*(windows|ubuntu).*"? It matches 96 hosts.',
      'FIND Host WHERE os =~ "(?i).*(windows|ubuntu).*"',
    ],
    [
      'FIND Host WHERE name =~ "WEB.*"',
      'Case matters. Did you mean "(?i)WEB.*"? It matches 6 hosts.',
      'FIND Host WHERE name =~ "(?i)WEB.*"',
    ],
    [
      'FIND Host WHERE os = "linux"',
      'Did you mean osFamily = "Linux"? It matches 78 hosts.',
      'FIND Host WHERE osFamily = "Linux"',
    ],
    [
      'FIND Finding AS f WHERE f.summary =~ "(?i).*log4j.*"',
      'f.summary is empty on every finding. Did you mean f.name =~ "(?i).*log4j.*"? It matches 2 findings.',
      'FIND Finding AS f WHERE f.name =~ "(?i).*log4j.*"',
    ],
  ])('names the text that was probably meant: %s', (query, reason, meant) => {
    expect(totalOf(query)).toBe(0);
    const [proposal] = diagnoseEmpty(query, dataset).proposals;
    expect(proposal?.reason).toBe(reason);
    expect(proposal?.query).toBe(meant);
    expect(totalOf(meant)).toBeGreaterThan(0);
  });

  it.each([
    'FIND Host WHERE name = "mainframe of the bank"',
    'FIND Host WHERE NOT name =~ ".*"',
    'FIND Host WHERE name =~ "mainframe"',
    'FIND Host WHERE os IN ["windows", "plan 9"]',
    'FIND Host WHERE NOT tags EXISTS AND tags = "pci"',
    'FIND Host WHERE riskScore > 11',
  ])('names no text where none is close: %s', (query) => {
    expect(totalOf(query)).toBe(0);
    expect(diagnoseEmpty(query, dataset).proposals).toEqual([]);
  });
});

it.each<[query: string, reason: string, better: string]>([
  [
    'FIND Host WHERE NOT tags = "PCI"',
    'NOT tags = "PCI" drops no host. Did you mean "pci"? It drops 27 hosts.',
    'FIND Host WHERE NOT tags = "pci"',
  ],
  [
    'FIND Host WHERE riskScore > 1 AND os != "windows"',
    'os != "windows" drops no host. Did you mean NOT CONTAINS "Windows"? It drops 62 hosts.',
    'FIND Host WHERE riskScore > 1 AND os NOT CONTAINS "Windows"',
  ],
])('names the text that was probably excluded: %s', (query, reason, better) => {
  const [proposal] = diagnoseRows(query, dataset).proposals;
  expect(proposal?.reason).toBe(reason);
  expect(proposal?.query).toBe(better);
  expect(totalOf(better)).toBeLessThan(totalOf(query) ?? 0);
  expect(diagnoseRows(better, dataset).proposals).toEqual([]);
});

describe('repeated paths', () => {
  it.each<[query: string, reason: string, better: string]>([
    [
      'FIND Violation AS v THAT HAS Asset AS a RETURN v.name, v.severity',
      '171 paths lead to 170 violations, so rows repeat.',
      'FIND Violation AS v THAT HAS Asset AS a WITH DISTINCT v RETURN v.name, v.severity',
    ],
    [
      'FIND Host AS h\nTHAT HAS Vulnerability AS v\nRETURN h.osFamily, count(h) AS n\nORDER BY n DESC',
      '1,037 paths lead to 149 hosts, so some count more than once.',
      'FIND Host AS h\nTHAT HAS Vulnerability AS v\nWITH DISTINCT h\nRETURN h.osFamily, count(h) AS n\nORDER BY n DESC',
    ],
    [
      'FIND BusinessUnit AS bu THAT SUPPORTS BusinessService AS bs THAT SUPPORTS Host AS h THAT HAS Vulnerability AS v RETURN bu.name, CASE WHEN v.riskScore > 7 THEN "High" END AS rating',
      '919 paths lead to 778 combinations of business unit and vulnerability, so rows repeat.',
      'FIND BusinessUnit AS bu THAT SUPPORTS BusinessService AS bs THAT SUPPORTS Host AS h THAT HAS Vulnerability AS v WITH DISTINCT bu, v RETURN bu.name, CASE WHEN v.riskScore > 7 THEN "High" END AS rating',
    ],
    [
      'FIND BusinessUnit AS bu THAT SUPPORTS BusinessService AS bs THAT SUPPORTS Host AS h THAT HAS Vulnerability AS v RETURN bu.name, count(*)',
      '919 paths lead to 778 combinations of business unit and vulnerability, so some count more than once.',
      'FIND BusinessUnit AS bu THAT SUPPORTS BusinessService AS bs THAT SUPPORTS Host AS h THAT HAS Vulnerability AS v WITH DISTINCT bu, v RETURN bu.name, count(*)',
    ],
  ])('are counted, and a clause removes them: %s', (query, reason, better) => {
    const [proposal] = diagnoseRepeats(query, dataset).proposals;
    expect(proposal?.reason).toBe(reason);
    expect(proposal?.query).toBe(better);
    expect(faultsOfQuery(better, udm).filter(({severity}) => severity === 'error')).toEqual([]);
    expect(diagnoseRepeats(better, dataset).proposals).toEqual([]);
  });

  it('leaves one row for each record', () => {
    const [proposal] = diagnoseRepeats(
      'FIND Violation AS v THAT HAS Asset AS a RETURN v.name',
      dataset,
    ).proposals;
    expect(totalOf(proposal?.query ?? '')).toBe(totalOf('FIND Violation THAT HAS Asset'));
  });

  it.each([
    'FIND Host AS h RETURN h.name',
    'FIND Host AS h THAT HAS Vulnerability AS v RETURN h.name, v.name',
    'FIND Host AS h THAT HAS Vulnerability AS v RETURN h.name ORDER BY v.riskScore DESC',
    'FIND Host AS h THAT HAS Vulnerability AS v RETURN DISTINCT h.name',
    'FIND Host AS h THAT HAS Vulnerability AS v WITH DISTINCT h RETURN h.name',
    'FIND Host AS h THAT HAS Vulnerability AS v RETURN count(DISTINCT h), max(h.riskScore)',
    'FIND Host AS h THAT HAS Vulnerability AS v RETURN h.name, count(*) AS Paths',
    'FIND Vulnerability AS v THAT IS VulnerabilityDefinition AS d RETURN count(*)',
    'FIND BusinessUnit AS bu THAT SUPPORTS BusinessService AS bs THAT SUPPORTS Host AS h RETURN count(*), count(DISTINCT h)',
    'FIND Host AS h THAT HAS Vulnerability AS v THAT IS VulnerabilityDefinition AS d RETURN h.name, count(*)',
    'FIND Host AS h THAT NOT HAS Vulnerability RETURN h.name',
    'FIND Host THAT HAS Vulnerability RETURN count(hostnames)',
    'FIND Host AS h THAT HAS Vulnerability',
    'FIND CloudResource AS c THAT OWNS Person AS p RETURN c.name',
  ])("aren't reported where rows don't repeat, or are meant to: %s", (query) => {
    expect(totalOf(query), query).toBeGreaterThan(0);
    expect(diagnoseRepeats(query, dataset)).toEqual({survivors: [], proposals: []});
  });
});

describe('a step that drops everything', () => {
  it.each([
    [
      'FIND Host THAT OWNS Person THAT BELONGS_TO BusinessUnit',
      'FIND Host THAT SUPPORTS BusinessService THAT SUPPORTS BusinessUnit',
    ],
    [
      'FIND Finding AS f THAT HAS Host THAT OWNS Person THAT BELONGS_TO BusinessUnit AS b RETURN b.name, count(f)',
      'FIND Finding AS f THAT HAS Host THAT SUPPORTS BusinessService THAT SUPPORTS BusinessUnit AS b RETURN b.name, count(f)',
    ],
  ])('gets another way: %s', (text, better) => {
    const [proposal] = diagnoseEmpty(text, dataset).proposals;
    expect(proposal).toMatchObject({
      query: better,
      reason: `No record leads there. Another way finds ${totalOf(better)} rows: THAT SUPPORTS BusinessService THAT SUPPORTS BusinessUnit.`,
      action: 'Change to THAT SUPPORTS BusinessService THAT SUPPORTS BusinessUnit',
    });
    expect(totalOf(better)).toBeGreaterThan(0);
  });

  it('keeps the models whose aliases are used later', () => {
    const {proposals} = diagnoseEmpty(
      'FIND Host AS h THAT OWNS Person AS p THAT BELONGS_TO BusinessUnit AS b RETURN p.name, b.name',
      dataset,
    );
    expect(proposals.map(({query}) => query)).toEqual([
      'FIND Host AS h THAT OWNS Person AS p THAT OWNS BusinessUnit AS b RETURN p.name, b.name',
    ]);
  });

  it('gets none after THAT NOT, which drops what has a record', () => {
    expect(diagnoseEmpty('FIND Ticket THAT NOT HAS Finding', dataset).proposals).toEqual([]);
  });
});
