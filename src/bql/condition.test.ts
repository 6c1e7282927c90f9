import {describe, expect, it} from 'vitest';
import {udm} from '../product/udm';
import {compileCondition} from './condition';
import type {Graph, GraphRecord} from './graph';

const records: GraphRecord[] = [
  {
    id: 'h1',
    typeName: 'Host',
    displayName: 'web-01',
    hostnames: ['web-01', 'www'],
    os: 'Ubuntu 22.04',
    riskScore: 9.1,
    baseRiskScore: 8,
    riskRating: 'Critical',
    scannedForVulnerabilities: true,
    lastSeen: '2025-12-14T08:00:00Z',
    tags: ['pci', 'internet'],
    owners: ['p1'],
  },
  {
    id: 'h2',
    typeName: 'Host',
    displayName: 'lab-22',
    riskScore: 3,
    riskRating: 'Low',
    lastSeen: '2025-10-01T00:00:00Z',
  },
  {
    id: 'p1',
    typeName: 'Person',
    displayName: 'Ada Moreno',
    emails: ['ada@example.com'],
    firstName: 'Ada',
  },
  {id: 'u1', typeName: 'User', displayName: 'Ada Moreno', email: 'ada@example.com'},
];
const graph: Graph = {
  now: new Date('2025-12-15T12:00:00Z'),
  currentUser: 'u1',
  recordsOf: (typeName) => records.filter((record) => record.typeName === typeName),
  find: (id) => records.find((record) => record.id === id),
};

function compile(text: string, typeName = 'Host', allowBareWords = false) {
  return compileCondition(text, typeName, {udm, graph}, {allowBareWords});
}

/** Returns the display names of the hosts that pass a condition. */
function hosts(text: string): string[] {
  const {holds, faults} = compile(text);
  if (!holds) throw new Error(faults.map(({message}) => message).join('\n'));
  return graph
    .recordsOf('Host')
    .filter(holds)
    .map(({displayName}) => String(displayName));
}

const both = ['web-01', 'lab-22'];

describe('what a condition finds', () => {
  it.each<[string, string[]]>([
    ['riskScore >= 7', ['web-01']],
    ['riskRating >= "Medium"', ['web-01']],
    ['riskRating != "Low"', ['web-01']],
    ['hostnames = "www"', ['web-01']],
    ['hostnames != "www"', ['lab-22']],
    ['hostnames CONTAINS "eb-"', ['web-01']],
    ['tags CONTAINS ANY ["pci", "x"]', ['web-01']],
    ['tags CONTAINS ANY ["pc"]', []],
    ['os CONTAINS ALL ["Ubuntu", "22"]', ['web-01']],
    ['tags CONTAINS ALL ["pci", "x"]', []],
    ['tags NOT CONTAINS ANY ["pci"]', ['lab-22']],
    ['os LIKE "Ub*04"', ['web-01']],
    ['os LIKE "Ubuntu"', []],
    ['os STARTS WITH "ubuntu"', []],
    ['hostnames =~ "web-\\\\d{2}"', ['web-01']],
    ['hostnames =~ "(?i)WEB-.*"', ['web-01']],
    ['hostnames =~ "web"', []],
    ['os NOT EXISTS', ['lab-22']],
    ['lastSeen IN LAST 2 days', ['web-01']],
    ['lastSeen NOT IN LAST 2 days', ['lab-22']],
    ['lastSeen IN LAST 3 months', both],
    ['lastSeen = 2025-12-14', ['web-01']],
    ['lastSeen < 2025-12-14', ['lab-22']],
    ['lastSeen <= 2025-12-14', both],
    ['lastSeen > 2025-12-14T07:59:00Z', ['web-01']],
    ['lastSeen = 2025-12-14T08:00', ['web-01']],
    ['lastSeen < 2025-12-14T08:00', ['lab-22']],
    ['lastSeen IN LAST 28 hours', ['web-01']],
    ['lastSeen IN LAST 1679 minutes', []],
    ['lastSeen NOT IN NEXT 28 hours', both],
    ['riskScore GREATER THAN ATTRIBUTE baseRiskScore', ['web-01']],
    ['scannedForVulnerabilities = true', ['web-01']],
    ['NOT scannedForVulnerabilities = true', ['lab-22']],
    ['owners.firstName = "Ada"', ['web-01']],
    ['owners = "Ada Moreno"', ['web-01']],
    ['owners IS CURRENT USER', ['web-01']],
    ['owners NOT IS CURRENT USER', ['lab-22']],
    ['riskScore > 9 OR riskScore < 4 AND os EXISTS', ['web-01']],
  ])('%s', (text, expected) => {
    expect(hosts(text)).toEqual(expected);
  });

  it('reads attributes of more specific models after a reference', () => {
    const {faults} = compile('targets.osFamily = "Linux"', 'Vulnerability');
    expect(faults).toEqual([]);
  });

  it('accepts a word without quotes in an API filter', () => {
    const {holds, faults} = compile('riskRating = Critical AND os CONTAINS Ubuntu', 'Host', true);
    expect(faults).toEqual([]);
    expect(graph.recordsOf('Host').filter((record) => holds?.(record))).toHaveLength(1);
  });
});

describe("what's wrong with a condition", () => {
  it.each([
    ['riskscore > 7', 'Host has no attribute "riskscore". Did you mean "riskScore"?'],
    ['hostname = "x"', '"hostname" was renamed "hostnames" in 10.23.'],
    ['name.first = "x"', '"name" is a value, not a record, so nothing can follow it.'],
    ['riskRating = "critical"', '"riskRating" is never "critical". Did you mean "Critical"?'],
    ['riskScore = "7"', '"riskScore" is a number. Write the value without quotes.'],
    ['riskScore = 11', '"riskScore" ranges from 0 to 10. No record matches riskScore = 11.'],
    [
      'scannedForVulnerabilities = "True"',
      '"scannedForVulnerabilities" is true or false. Write the value without quotes.',
    ],
    [
      'lastSeen = "2025-01-01"',
      '"lastSeen" is a date. Write the value without quotes, as in 2026-01-31.',
    ],
    ['lastSeen = 2025-02-30', "2025-02-30 isn't a valid date."],
    ['lastSeen > 2025-12-01T25:00Z', "25:00 isn't a valid time."],
    ['lastSeen IN [2025-12-01T24:00]', "24:00 isn't a valid time."],
    ['lastSeen < 2025-12-01T08:00:60Z', "08:00:60 isn't a valid time."],
    ['os = 5', 'Put the text in double quotes: "5".'],
    ['os = NULL', 'Nothing equals NULL. Write os EXISTS or os NOT EXISTS.'],
    [
      'riskScore CONTAINS "7"',
      'CONTAINS searches text, but "riskScore" is a number. Write =, !=, <, <=, >, or >=.',
    ],
    [
      'riskScore CONTAINS ANY [9]',
      'CONTAINS ANY searches a list or text, but "riskScore" is a number. Write IN.',
    ],
    [
      'lastSeen CONTAINS ALL [2025-12-01]',
      'CONTAINS ALL searches a list or text, but "lastSeen" is a date. Write IN.',
    ],
    ['os IN LAST 7 days', 'IN LAST compares dates, but "os" is text.'],
    [
      'lastSeen IN LAST 7 fortnights',
      `"fortnights" isn't a unit of time. Use one of these: minutes, hours, days, weeks, months, years.`,
    ],
    ['lastSeen IN LAST 90 min', `"min" isn't a unit of time. Did you mean "minutes"?`],
    ['lastSeen IN LAST 2 mo', `"mo" isn't a unit of time. Did you mean "months"?`],
    [
      'lastSeen NOT IN NEXT 300000 years',
      'A span of time can be at most 1,000 years. For any date, write EXISTS.',
    ],
    [
      'lastSeen IN LAST 999999999999999 minutes',
      'A span of time can be at most 1,000 years. For any date, write EXISTS.',
    ],
    [
      'lastSeen IN LAST 0 days',
      'Write a span of time as a whole number above 0 and a unit, such as 30 days.',
    ],
    [
      'status > "Active"',
      `> doesn't work with "status", because its values have no order. Use = or !=.`,
    ],
    [
      'riskScore LESS THAN ATTRIBUTE lastSeen',
      '"riskScore" is a number and "lastSeen" is a date, so they can\'t be compared.',
    ],
    [
      'status GREATER THAN ATTRIBUTE lifecycleStatus',
      `GREATER THAN ATTRIBUTE doesn't work with "status", because its values have no order. Write EQUALS TO ATTRIBUTE.`,
    ],
    [
      'riskRating LESS THAN ATTRIBUTE businessServices.criticality',
      '"riskRating" and "businessServices.criticality" have different values, so they can\'t be compared.',
    ],
    [
      'status EQUALS TO ATTRIBUTE osFamily',
      '"status" and "osFamily" have different values, so they can\'t be compared.',
    ],
    [
      'scannedForVulnerabilities LESS THAN ATTRIBUTE scannedForVulnerabilities',
      `LESS THAN ATTRIBUTE doesn't work with "scannedForVulnerabilities", because its values have no order. Write EQUALS TO ATTRIBUTE.`,
    ],
    [
      'os = "a" riskScore = 1',
      'Expected the end here, but found riskScore. Put values with spaces or symbols in double quotes, and join conditions with AND or OR.',
    ],
    ['name IS CURRENT USER', 'IS CURRENT USER needs a user or person, but "name" is neither.'],
  ])('%s', (text, message) => {
    expect(compile(text).faults.map((fault) => fault.message)).toEqual([message]);
  });

  it('names the child model if only that one has the attribute', () => {
    expect(compile('port = 443', 'Finding').faults[0]?.message).toMatch(
      /^Finding has no attribute "port", but Vulnerability does/,
    );
  });

  it('offers the corrected value', () => {
    expect(compile('riskScore = "7"').faults[0]).toMatchObject({start: 12, end: 15, fix: '7'});
  });
});
