import {describe, expect, it} from 'vitest';
import {udm} from '../product/udm';
import {loadSample} from '../sample/organization';
import {graphOf} from '../sample/organization/graph';
import {isRecord} from './evaluate/row';
import {displayName} from './evaluate/values';
import type {Graph, GraphRecord} from './graph';
import {runQuery} from './run';

/** Hosts h1 (web) and h2 (db), a container, findings v1 to v3, a violation, a ticket, people, and a service. */
const records: GraphRecord[] = [
  {
    id: 'h1',
    typeName: 'Host',
    displayName: 'web-01',
    riskScore: 9.1,
    riskRating: 'Critical',
    owners: ['p1', 'p2'],
    businessServices: ['s1'],
    tags: ['pci'],
  },
  {id: 'h2', typeName: 'Host', displayName: 'db-07', riskScore: 5.2, riskRating: 'Medium'},
  {
    id: 'c1',
    typeName: 'Container',
    displayName: 'shop',
    riskScore: 7.3,
    riskRating: 'High',
    host: 'h1',
  },
  {
    id: 'v1',
    typeName: 'Vulnerability',
    displayName: 'Log4Shell on web-01',
    severity: 'Critical',
    riskScore: 10,
    ageInDays: 100,
    targets: ['h1'],
    type: 'd1',
  },
  {
    id: 'v2',
    typeName: 'Vulnerability',
    displayName: 'Old kernel on web-01',
    severity: 'Low',
    riskScore: 2,
    ageInDays: 5,
    targets: ['h1'],
  },
  {
    id: 'v3',
    typeName: 'Vulnerability',
    displayName: 'Log4Shell on db-07',
    severity: 'High',
    riskScore: 8,
    targets: ['h2'],
    type: 'd1',
  },
  {
    id: 'o1',
    typeName: 'Violation',
    displayName: 'Open port on shop',
    severity: 'Medium',
    riskScore: 4,
    targets: ['c1'],
  },
  {
    id: 'd1',
    typeName: 'VulnerabilityDefinition',
    displayName: 'Log4Shell',
    cveIds: ['CVE-2021-44228'],
  },
  {id: 't1', typeName: 'VulnerabilityTicket', displayName: 'Patch log4j', findings: ['v1']},
  {id: 'p1', typeName: 'Person', displayName: 'Ada', managers: ['p2']},
  {id: 'p2', typeName: 'Person', displayName: 'Bo'},
  {id: 's1', typeName: 'BusinessService', displayName: 'Online banking', name: 'Online banking'},
];
const graph: Graph = {
  now: new Date('2025-12-15T12:00:00Z'),
  recordsOf: (typeName) => records.filter((record) => record.typeName === typeName),
  find: (id) => records.find((record) => record.id === id),
};
const run = (text: string) => runQuery(text, {udm, graph});

/** Returns the rows of a result as text, with records by name. */
function rows(text: string): string[] {
  const {result, faults} = run(text);
  if (!result) throw new Error(faults.map(({message}) => message).join('\n'));
  const show = (cell: unknown): string =>
    isRecord(cell) ? displayName(cell) : Array.isArray(cell) ? `[${cell.map(show)}]` : String(cell);
  return result.rows.map((cells) => cells.map(show).join(' | '));
}

/** Returns the names of the records found by a query without RETURN. */
const found = (text: string) => rows(text).map((row) => row.split(' | ')[0]);

it('keeps every record before OPTIONALLY, regardless of a later WHERE', () => {
  const {result} = runQuery(
    'FIND BusinessService AS bs OPTIONALLY THAT SUPPORTS Asset AS a WHERE a.internetFacing = true RETURN bs.name, count(a)',
    {udm, graph: graphOf(loadSample())},
  );
  expect(result?.rows).toHaveLength(12);
});

it.each<[string, string[]]>([
  ['size(p.managers)', ['1']],
  ['size(p.managers.displayName)', ['1']],
  ['head(p.managers)', ['Bo']],
  ['toFloat("  ")', ['null']],
  ['toFloat("0x10")', ['null']],
  ['toInteger("0x10")', ['null']],
  ['toFloat(" -7.50 ")', ['-7.5']],
  ['toFloat("1e3")', ['1000']],
  ['percentileCont(1, 10 / 2)', ['null']],
])('computes %s', (expression, expected) => {
  expect(rows(`FIND Person AS p WHERE p.displayName = "Ada" RETURN ${expression}`)).toEqual(
    expected,
  );
});

describe('ratings after WITH and aggregates', () => {
  it.each<[string, string[]]>([
    [
      'FIND Asset AS a WITH a.riskRating AS rating, count(*) AS n RETURN rating, n ORDER BY rating DESC',
      ['Critical | 1', 'High | 1', 'Medium | 1'],
    ],
    [
      'FIND Asset AS a WITH a.riskRating AS rating WHERE rating >= "High" RETURN rating ORDER BY rating',
      ['High', 'Critical'],
    ],
    ['FIND Asset AS a RETURN max(a.riskRating), min(a.riskRating)', ['Critical | Medium']],
    [
      'FIND Asset AS a WITH a, max(a.riskRating) AS worst RETURN worst ORDER BY worst',
      ['Medium', 'High', 'Critical'],
    ],
  ])('%s uses ranks', (text, expected) => {
    expect(rows(text)).toEqual(expected);
  });
});

describe('what a query finds', () => {
  it.each<[string, string[]]>([
    ['FIND Host', ['web-01', 'db-07']],
    ['FIND Asset WHERE riskScore > 7', ['shop', 'web-01']],
    ['FIND Host|Container AS a ORDER BY a.riskRating DESC', ['web-01', 'shop', 'db-07']],
    [
      'FIND Host AS h WHERE h.riskScore > 5 THAT HAS Vulnerability AS v WHERE v.severity = "Low"',
      ['web-01'],
    ],
    ['FIND Host AS h THAT HAS Vulnerability AS v', ['web-01', 'db-07']],
    ['FIND Host AS h THAT NOT OWNS Person', ['db-07']],
    ['FIND Vulnerability AS v THAT NOT HAS Ticket', ['Old kernel on web-01', 'Log4Shell on db-07']],
    [
      'FIND Ticket AS t THAT HAS Vulnerability AS v THAT HAS Host AS h WHERE h.riskRating = "Critical"',
      ['Patch log4j'],
    ],
    [
      'FIND Vulnerability AS v THAT HAS Host AS h THAT SUPPORTS BusinessService AS s WHERE s.name = "Online banking" AND v THAT NOT HAS Ticket AS t',
      ['Old kernel on web-01'],
    ],
    ['FIND Host AS h OPTIONALLY THAT OWNS Person AS p', ['web-01', 'db-07']],
    ['FIND Person AS p THAT MANAGED_BY >> Person AS m', ['Ada']],
    ['FIND Person AS p THAT MANAGED_BY << Person AS m', ['Bo']],
    ['FIND Person AS p THAT MANAGED_BY Person AS m', ['Ada', 'Bo']],
    [
      'FIND VulnerabilityDefinition AS d THAT RELATES TO Host AS h WHERE h.displayName = "db-07"',
      ['Log4Shell'],
    ],
    ['FIND Host SKIP 1 LIMIT 1', ['db-07']],
    // Found from the end, using the value that it must have.
    ['FIND Person AS p THAT MANAGED_BY >> Person AS m WHERE m.displayName = "Bo"', ['Ada']],
    ['FIND Person AS p THAT MANAGED_BY << Person AS m WHERE m.displayName = "Ada"', ['Bo']],
    ['FIND Host WHERE displayName IN ["db-07", "web-01", "db-07"]', ['web-01', 'db-07']],
    ['FIND Host WHERE tags = "pci" AND riskRating = "Low"', []],
    [
      'FIND Host AS h OPTIONALLY THAT OWNS Person AS p WHERE p.displayName = "Ada" AND h THAT HAS Vulnerability AS v WHERE h.displayName = "db-07"',
      ['db-07'],
    ],
    ['FIND Host AS h THAT NOT OWNS Person AS p WHERE p.displayName = "Cy"', ['web-01', 'db-07']],
  ])('%s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it('sorts by rank, with missing values last in both directions', () => {
    expect(found('FIND Finding ORDER BY severity DESC')[0]).toBe('Log4Shell on web-01');
    expect(found('FIND Vulnerability ORDER BY ageInDays DESC').at(-1)).toBe('Log4Shell on db-07');
    expect(found('FIND Vulnerability ORDER BY ageInDays ASC').at(-1)).toBe('Log4Shell on db-07');
  });

  it('counts all rows, including rows beyond LIMIT', () => {
    expect(run('FIND Finding LIMIT 1').result).toMatchObject({total: 4, rows: [{}]});
  });
});

describe('what RETURN returns', () => {
  it.each<[string, string[]]>([
    [
      'FIND Host AS h THAT HAS Vulnerability AS v RETURN h.displayName, count(*) AS n ORDER BY n DESC',
      ['web-01 | 2', 'db-07 | 1'],
    ],
    [
      'FIND Host AS h OPTIONALLY THAT OWNS Person AS p RETURN h.displayName, p.displayName',
      ['web-01 | Ada', 'web-01 | Bo', 'db-07 | null'],
    ],
    [
      'FIND Host AS h THAT HAS Vulnerability AS v THAT IS VulnerabilityDefinition AS d RETURN count(*), count(DISTINCT d)',
      ['2 | 1'],
    ],
    ['FIND Container AS c WHERE c.displayName = "none" RETURN count(*) AS n', ['0']],
    ['FIND Vulnerability AS v RETURN DISTINCT v.type', ['Log4Shell', 'null']],
    [
      'FIND Vulnerability AS v RETURN avg(v.riskScore), sum(v.ageInDays), min(v.severity), percentileCont(v.riskScore, 0.5)',
      ['6.666666666666667 | 105 | Low | 8'],
    ],
    ['FIND Vulnerability AS v RETURN collect(v.ageInDays)', ['[100,5]']],
    [
      'FIND Vulnerability AS v RETURN CASE WHEN v.ageInDays > 90 THEN "Old" WHEN v.ageInDays EXISTS THEN "New" ELSE "Unknown" END AS Age, count(*) AS n ORDER BY Age ASC',
      ['New | 1', 'Old | 1', 'Unknown | 1'],
    ],
    [
      'FIND Host AS h RETURN h.riskScore * 2 - (1 + 1), h.riskScore / 0',
      ['16.2 | null', '8.4 | null'],
    ],
    [
      'FIND Host AS h RETURN toUpper(h.displayName), size(h.tags), left(h.displayName, 3), coalesce(h.os, "none")',
      ['WEB-01 | 1 | web | none', 'DB-07 | null | db- | none'],
    ],
    ['FIND Host AS h RETURN h, type(h), id(h)', ['web-01 | Host | h1', 'db-07 | Host | h2']],
    [
      'FIND Host AS h THAT HAS Vulnerability AS v WITH h, count(*) AS n WHERE n > 1 RETURN h.displayName, n + 1 AS more',
      ['web-01 | 3'],
    ],
    [
      'FIND Host AS h RETURN h.displayName AS "Host name" ORDER BY "Host name"',
      ['db-07', 'web-01'],
    ],
    ['FIND Host AS h RETURN h.displayName ORDER BY h.riskScore', ['db-07', 'web-01']],
  ])('%s', (text, expected) => {
    expect(rows(text)).toEqual(expected);
  });

  it('labels the columns and reports which have ranks', () => {
    const {result} = run('FIND Finding AS f RETURN f.severity, count(*) AS "How many"');
    expect(result?.columns.map(({label}) => label)).toEqual(['f.severity', 'How many']);
    expect(result?.columns[0]?.ranks?.[0]).toBe('Critical');
  });
});

describe("what's wrong with a query", () => {
  it.each([
    ['FIND Hosts', `There's no data model "Hosts". Did you mean "Host"?`],
    ['FIND host', `There's no data model "host". Did you mean "Host"?`],
    [
      'FIND Finding THAT HAS Asset WHERE status = "Active"',
      'Finding and Asset both have "status". Use an alias to choose one: Finding AS x, and then x.status.',
    ],
    [
      'FIND Host AS h THAT HAS Ticket',
      'No relationship joins Host and Ticket. Go through other models: THAT HAS Finding THAT HAS Ticket.',
    ],
    [
      'FIND Vulnerability AS v THAT ONWS Host',
      "ONWS doesn't join Vulnerability and Host. Use HAS.",
    ],
    [
      'FIND Host AS h THAT SUPPORT BusinessService',
      "SUPPORT doesn't join Host and BusinessService. Did you mean SUPPORTS?",
    ],
    [
      'FIND Host AS h THAT OWNS << Person',
      'OWNS points the other way between Host and Person. Write >>, or omit the direction.',
    ],
    ['FIND Host AS h THAT OWNS Person AS h', 'The alias "h" is already in use. Choose another.'],
    [
      'FIND Host AS h THAT OWNS Person AS p AND x THAT SUPPORTS BusinessService',
      'No model before this has the alias "x". The aliases are h and p.',
    ],
    ['FIND Host AS h WHERE x.name = "a"', 'No model has the alias "x". The only alias is h.'],
    [
      'FIND Host AS h OPTIONALLY THAT NOT OWNS Person',
      "OPTIONALLY and NOT can't be combined. Choose one.",
    ],
    [
      'FIND Host AS h THAT NOT OWNS Person AS p RETURN p.name',
      "THAT NOT keeps records that have no p, so p can't be used here. Remove it, or remove NOT.",
    ],
    ['FIND Host AS h RETURN cuont(*)', 'BQL has no function "cuont". Did you mean "count"?'],
    ['FIND Host AS h RETURN left(h.name)', 'Write left as left(text, length).'],
    [
      'FIND Host AS h RETURN sum(*)',
      'Only count takes *. Pass a value to sum, such as an attribute.',
    ],
    [
      'FIND Host AS h RETURN sum(count(*))',
      "An aggregate such as sum can't contain another one. Write only count(*), or compute it in WITH first for each group.",
    ],
    [
      'FIND Host AS h RETURN h.name + 1',
      'Arithmetic needs numbers, but h.name is text. To read a number from text, write toFloat(h.name).',
    ],
    [
      'FIND Host AS h RETURN h.name, count(*) ORDER BY h.riskScore',
      'The result has no column "h.riskScore" to sort by. Use one of these: h.name, count(*).',
    ],
    [
      'FIND Host AS h WITH count(*) RETURN h',
      'WITH doesn\'t pass on "h". Write WITH h, count(*) AS n.',
    ],
    [
      'FIND Host AS h THAT OWNS Person AS p ORDER BY p.name',
      'Without RETURN, you can sort only by attributes of the model after FIND.',
    ],
    ['FIND Host AS h WITH h', 'A query with WITH needs a RETURN clause.'],
  ])('%s', (text, message) => {
    expect(run(text).faults[0]?.message).toBe(message);
  });
});
