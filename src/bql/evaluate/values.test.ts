import {describe, expect, test} from 'vitest';
import {rowsOn} from '../testing/rows-on';
import {displayName} from './values';

/** Two tickets with several findings, whose targets are of several models. */
const rows = rowsOn([
  {id: 't1', typeName: 'VulnerabilityTicket', findings: ['f1', 'f2', 'gone']},
  {id: 't2', typeName: 'VulnerabilityTicket', findings: ['f3']},
  {id: 't3', typeName: 'VulnerabilityTicket', findings: []},
  {
    id: 'f1',
    typeName: 'Vulnerability',
    severity: 'Critical',
    firstFound: '2025-12-01T23:30:00Z',
    targets: ['h1', 'c1'],
  },
  {id: 'f2', typeName: 'Vulnerability', severity: 'Low', firstFound: '2025-12-02T00:30:00Z'},
  {id: 'f3', typeName: 'Vulnerability', severity: 'Medium', targets: ['h2']},
  {id: 'h1', typeName: 'Host', os: 'Linux', hostnames: ['web', 'www'], displayName: 'web-01'},
  {id: 'h2', typeName: 'Host', os: '', hostnames: [], displayName: 'db-07'},
  {id: 'c1', typeName: 'Container', displayName: 'shop'},
]);
const found = (condition: string) =>
  rows(`FIND VulnerabilityTicket AS t WHERE ${condition} RETURN t`).flat();

describe('a test at the end of a path through lists', () => {
  test.each<[condition: string, tickets: string[]]>([
    ['t.findings.severity = "Critical"', ['t1']],
    ['t.findings.severity = "Low"', ['t1']],
    ['t.findings.severity IN ["Medium", "Low"]', ['t1', 't2']],
    ['t.findings.severity >= "Medium"', ['t1', 't2']],
    // != means that no value is equal, so it passes without any value.
    ['t.findings.severity != "Critical"', ['t2', 't3']],
    ['t.findings.severity EXISTS', ['t1', 't2']],
    ['t.findings.severity NOT EXISTS', ['t3']],
    ['t.findings.firstFound = 2025-12-01', ['t1']],
    ['t.findings.firstFound = 2025-12-02', ['t1']],
    ['t.findings.firstFound > 2025-12-02', []],
    ['t.findings.targets EXISTS', ['t1', 't2']],
    ['t.findings.targets = "shop"', ['t1']],
    ['t.findings.targets CONTAINS ANY ["web-01", "x"]', ['t1']],
    ['t.findings.targets CONTAINS ANY ["web"]', []],
    // A container has no OS, and an empty text or list doesn't count as a value.
    ['t.findings.targets.os = "Linux"', ['t1']],
    ['t.findings.targets.os EXISTS', ['t1']],
    ['t.findings.targets.hostnames CONTAINS ALL ["www", "web"]', ['t1']],
    ['t.findings.targets.hostnames EXISTS', ['t1']],
  ])('%s', (condition, tickets) => {
    expect(found(condition)).toEqual(tickets);
  });
});

describe('a column at the end of a path through lists', () => {
  test.each<[path: string, cells: unknown[]]>([
    ['t.findings.severity', [['Critical', 'Low'], ['Medium'], null]],
    ['t.findings', [['f1', 'f2'], ['f3'], null]],
    ['t.findings.targets', [['h1', 'c1'], ['h2'], null]],
    ['t.findings.targets.os', [['Linux'], null, null]],
    ['size(t.findings.severity)', [2, 1, null]],
    ['t.findings.targets.hostnames', [['web', 'www'], null, null]],
  ])('%s has the values of all records', (path, cells) => {
    expect(rows(`FIND VulnerabilityTicket AS t RETURN ${path} AS x`).flat(1)).toEqual(cells);
  });
});

test('a record is shown by its display name, name, UID, or ID: the first that it has', () => {
  const record = {id: 'i', typeName: 'Host'};
  expect(displayName(record)).toBe('i');
  expect(displayName({...record, uid: 'u'})).toBe('u');
  expect(displayName({...record, uid: 'u', name: 'n'})).toBe('n');
  expect(displayName({...record, uid: 'u', name: 'n', displayName: 'd'})).toBe('d');
});
