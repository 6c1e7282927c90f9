import {describe, expect, it} from 'vitest';
import {udm} from '../../product/udm';
import {bindQuery} from '../bind/bind';
import {faultsOfCondition, faultsOfQuery} from '../check';
import {parseQuery} from '../syntax/parse';
import {complexityOf} from './complexity';

/** The messages for a condition on hosts. */
const advice = (text: string, model = 'Host') =>
  faultsOfCondition(text, model, udm).map(({severity, message}) => `${severity}: ${message}`);

describe('tests that no record can pass', () => {
  it.each([
    [
      'riskScore > 10',
      'warning: "riskScore" ranges from 0 to 10. No record matches riskScore > 10.',
    ],
    [
      'riskRating > "Critical"',
      'warning: "riskRating" ranges from None to Critical. No record matches riskRating > "Critical".',
    ],
    [
      'os = "a" AND os = "b"',
      'warning: No record matches os = "a" AND os = "b", because "os" has only one value. Write OR, or remove one condition.',
    ],
    [
      'riskScore > 5 AND (os EXISTS AND riskScore < 3)',
      'warning: No record matches riskScore > 5 AND riskScore < 3, because "riskScore" has only one value. Write OR, or remove one condition.',
    ],
    [
      'lastSeen >= 2026-01-02 AND lastSeen <= 2026-01-01',
      'warning: No record matches lastSeen >= 2026-01-02 AND lastSeen <= 2026-01-01, because "lastSeen" has only one value. Write OR, or remove one condition.',
    ],
    [
      'os NOT EXISTS AND os CONTAINS "Linux"',
      'warning: No record matches os NOT EXISTS AND os CONTAINS "Linux", because "os" has only one value. Write OR, or remove one condition.',
    ],
    [
      'os IN ["a", "b"] AND NOT os STARTS WITH "a" AND os != "b"',
      'warning: No record matches os IN ["a", "b"] AND NOT os STARTS WITH "a" AND os != "b", because "os" has only one value. Write OR, or remove one condition.',
    ],
  ])('%s', (text, message) => {
    expect(advice(text)).toEqual([message]);
  });
});

describe('tests that every record passes', () => {
  it.each([
    [
      'riskScore >= 0',
      'warning: "riskScore" ranges from 0 to 10. Every record that has a value matches riskScore >= 0. Write riskScore EXISTS, or remove the condition.',
    ],
    ['NOT riskScore > 10', 'warning: Every record matches NOT riskScore > 10. Remove it.'],
  ])('%s', (text, message) => {
    expect(advice(text)).toEqual([message]);
  });
});

it.each([
  'riskScore > 9.9',
  'riskScore > 3 AND riskScore < 5',
  'riskScore = 1 OR riskScore = 2',
  'hostnames = "a" AND hostnames = "b"',
  'lastSeen > 2026-01-01 AND lastSeen < 2026-01-02T00:00:01Z',
  'lastSeen IN LAST 3 days AND lastSeen < 2026-01-01',
  'os CONTAINS "a" AND os CONTAINS "b"',
  'os > "a" AND os < "b"',
  'riskRating != "Low" AND riskRating != "High"',
  'riskScore GREATER THAN ATTRIBUTE baseRiskScore AND riskScore = 1',
  'os != "a"',
  'os CONTAINS ANY ["a", "b"]',
])('gives no advice about %s', (text) => {
  expect(advice(text)).toEqual([]);
});

it.each([
  [
    'os LIKE "%x%"',
    'warning: LIKE treats % as an ordinary character. The wildcard is *. Write "*x*".',
  ],
  [
    'os = "web*"',
    'warning: = treats * as an ordinary character. Write LIKE, where * is a wildcard.',
  ],
  [
    'os != "*-01"',
    'warning: != treats * as an ordinary character. Write NOT LIKE, where * is a wildcard.',
  ],
  [
    'name IN ["web*", "db*"]',
    'warning: IN treats * as an ordinary character. Write LIKE, where * is a wildcard: (name LIKE "web*" OR name LIKE "db*").',
  ],
  [
    'name NOT IN ["web*", "db-01"]',
    'warning: IN treats * as an ordinary character. Write LIKE, where * is a wildcard: (name NOT IN ["db-01"] AND name NOT LIKE "web*").',
  ],
  [
    'tags IN ["env:*"]',
    'warning: IN treats * as an ordinary character. Write LIKE, where * is a wildcard: tags LIKE "env:*".',
  ],
])('explains the wildcard in %s', (text, message) => {
  expect(advice(text)).toEqual([message]);
});

it.each([
  [
    'ipAddresses >= "10.0.0.1"',
    'warning: Addresses are compared as text, so "10.0.0.9" comes after "10.0.0.50". Test how an address begins: ipAddresses STARTS WITH "10.0.0.".',
  ],
  [
    'riskRating != "Low" OR riskRating != "Medium"',
    'warning: Every record matches riskRating != "Low" OR riskRating != "Medium". Write riskRating NOT IN ["Low", "Medium"].',
  ],
  [
    'os != "a" OR os != "b" OR os != "c"',
    'warning: Every record matches os != "a" OR os != "b" OR os != "c". Write os NOT IN ["a", "b", "c"].',
  ],
  [
    'os NOT IN ["a"] OR NOT os = "b"',
    'warning: Every record matches os NOT IN ["a"] OR NOT os = "b". Write AND.',
  ],
  [
    'riskScore > 5 OR riskScore < 7',
    'warning: Every record that has a value matches riskScore > 5 OR riskScore < 7. Write AND.',
  ],
])('explains what %s finds', (text, message) => {
  expect(advice(text)).toEqual([message]);
});

it.each([
  'os != "a" OR name != "b"',
  'os = "a" OR os != "b"',
  'tags != "a" OR tags != "b"',
  'riskScore > 7 OR riskScore < 5',
  'riskScore < 7 OR riskScore NOT EXISTS',
])('says nothing about %s', (text) => {
  expect(advice(text)).toEqual([]);
});

describe('a query without any limit', () => {
  const hints = (text: string) =>
    faultsOfQuery(text, udm).filter(({message}) => message.startsWith('Nothing narrows'));

  it('gets a hint', () => {
    expect(hints('FIND Host AS h RETURN h.name')).toMatchObject([
      {
        severity: 'hint',
        message:
          'Nothing narrows this query, so it finds every Host. Add a WHERE clause, or LIMIT 100 at the end.',
      },
    ]);
  });

  it.each([
    'FIND Host LIMIT 5',
    'FIND Host WHERE os EXISTS',
    'FIND Host AS h RETURN count(*)',
    'FIND Host AS h THAT NOT OWNS Person',
  ])("doesn't get one: %s", (text) => {
    expect(hints(text)).toEqual([]);
  });
});

describe("a query that doesn't mean what it seems to", () => {
  const advised = (text: string) =>
    faultsOfQuery(text, udm).map(({severity, message}) => `${severity}: ${message}`);

  it.each([
    [
      'FIND Vulnerability AS v THAT NOT HAS Ticket AS t WHERE v.statusCategory = "Open"',
      `warning: v.statusCategory = "Open" doesn't test t. To narrow the result, move it before THAT NOT.`,
    ],
    [
      'FIND Host AS h WHERE h.riskScore > 5 OPTIONALLY THAT OWNS Person AS p WHERE p.firstName = "Ada" AND h.os EXISTS',
      "warning: h.os EXISTS doesn't test p. To narrow the result, move it before OPTIONALLY THAT.",
    ],
    [
      'FIND Host|Person AS a THAT HAS Vulnerability AS v WHERE v.riskScore > 5',
      "hint: HAS doesn't join Person and Vulnerability, so the query finds no Person.",
    ],
    [
      'FIND Host AS os WHERE os CONTAINS "Windows"',
      `warning: "os" is an alias here, so it means the record's name, not the attribute "os". For the attribute, write os.os.`,
    ],
    [
      'FIND Host THAT OWNS Person AS os RETURN os LIMIT 5',
      `warning: "os" is an alias here, so it means the record's name, not the attribute "os". For the attribute, rename the alias.`,
    ],
    ...[
      'FIND Host AS os WITH toUpper(os) AS n RETURN n LIMIT 5',
      'FIND Host AS os RETURN toUpper(os) LIMIT 5',
      'FIND Host AS os RETURN max(os)',
      'FIND Host AS os RETURN count(DISTINCT os)',
      'FIND Host AS os RETURN CASE WHEN os = "Linux" THEN 1 ELSE 0 END LIMIT 5',
      'FIND Host AS os WITH os WHERE os = "Linux" RETURN count(*)',
    ].map((query) => [
      query,
      `warning: "os" is an alias here, so it means the record's name, not the attribute "os". For the attribute, write os.os.`,
    ]),
    [
      'FIND Host RETURN "name", count(*)',
      'warning: "name" in quotes is text, which every row repeats. For the attribute, write name.',
    ],
    [
      'FIND Host AS h THAT HAS Vulnerability AS v RETURN "severity", count(*)',
      'warning: "severity" in quotes is text, which every row repeats. For the attribute, write v.severity.',
    ],
    [
      'FIND Host AS owners WHERE owners = "Lee Park"',
      `warning: "owners" is an alias here, so it means the record's name, not the attribute "owners". For the attribute, write owners.owners.`,
    ],
    ...['riskScore > 5', 'riskScore IN [5, 6]'].map((test) => [
      `FIND Host AS riskScore WHERE ${test}`,
      `error: "riskScore" is an alias here, so it means the record's name, not the attribute "riskScore". For the attribute, write riskScore.riskScore.`,
    ]),
    [
      'FIND Vulnerability AS v WHERE v.riskScore > 5 THAT HAS Host|Person',
      "hint: HAS doesn't join Person and Vulnerability, so the query finds no Person.",
    ],
    [
      'FIND Host AS h OPTIONALLY THAT HAS Finding AS f THAT IS FindingDefinition RETURN count(h)',
      'warning: OPTIONALLY THAT keeps records without f, but this step drops them. Write OPTIONALLY THAT here too.',
    ],
    [
      'FIND Host AS h OPTIONALLY THAT OWNS Person AS p THAT NOT MANAGED_BY Team AND p THAT BELONGS_TO BusinessUnit RETURN count(h)',
      'warning: OPTIONALLY THAT keeps records without p, but this step drops them. Write OPTIONALLY THAT here too.',
    ],
    [
      'FIND Finding AS f WHERE f.statusCategory = "Open" RETURN f.targets.name, count(*)',
      'hint: A record with several targets is in a group of its own combination of f.targets.name. For a group of each value, follow the relationship: THAT HAS Asset.',
    ],
  ])('%s', (text, message) => {
    expect(advised(text)).toEqual([message]);
  });

  it.each([
    'FIND Host AS h THAT NOT OWNS Person AS p WHERE p.displayName EQUALS TO ATTRIBUTE h.name',
    'FIND Host AS h THAT NOT OWNS Person AS p WHERE h.name EQUALS TO ATTRIBUTE p.displayName',
    'FIND Host AS h THAT OWNS Person AS p WHERE h.os EXISTS',
    'FIND Host AS os WHERE os.os CONTAINS "Windows" RETURN count(os), id(os)',
    'FIND Host AS h THAT OWNS Person AS owners WHERE owners CONTAINS "Ada"',
    'FIND Host AS h THAT NOT OWNS Person AS p WHERE p.firstName = "Ada" OR h.os EXISTS',
    'FIND Host|Container AS a THAT HAS Vulnerability AS v WHERE v.riskScore > 5',
    'FIND Host|Person AS a WHERE a.displayName EXISTS THAT NOT HAS Vulnerability',
    'FIND Host AS h OPTIONALLY THAT HAS Finding AS f AND h THAT OWNS Person RETURN count(h)',
    'FIND Host RETURN "hosts" AS what, count(*)',
    'FIND Host AS h OPTIONALLY THAT HAS Finding AS f THAT NOT IS FindingDefinition RETURN count(h)',
    'FIND Finding AS f WHERE f.statusCategory = "Open" RETURN f.name, f.targets.name',
    'FIND Finding AS f WHERE f.statusCategory = "Open" RETURN f.remediationOwner.name, count(*)',
  ])('gives no advice about %s', (text) => {
    expect(advised(text)).toEqual([]);
  });
});

describe('complexityOf', () => {
  it.each<[string, string[]]>([
    ['FIND Host|Container WHERE riskScore > 5', ['several models after FIND']],
    ['FIND Vulnerability AS v THAT RELATES TO Person', ['RELATES TO']],
    ['FIND Person AS p THAT MANAGED_BY << Person', ['an incoming relationship']],
    ['FIND Host AS h THAT HAS Vulnerability', ['an incoming relationship']],
    ['FIND Host AS h THAT NOT OWNS Person', ['THAT NOT']],
    ['FIND Host AS h OPTIONALLY THAT OWNS Person', ['OPTIONALLY THAT']],
    [
      'FIND Vulnerability AS v THAT HAS Host AS h THAT OWNS Person',
      ['a THAT that continues from another THAT'],
    ],
    [
      'FIND Vulnerability AS v THAT HAS Host AS h WHERE h.os = "a" AND h.status = "Active"',
      ['two conditions on one related model'],
    ],
    [
      'FIND Vulnerability WHERE targets.owners.firstName = "Ada"',
      ['an attribute reached through two references'],
    ],
    ['FIND Host WHERE os =~ "a" AND name LIKE "b"', ['=~', 'LIKE']],
    [
      'FIND Host WHERE riskScore GREATER THAN ATTRIBUTE baseRiskScore',
      ['a comparison of two attributes'],
    ],
    [
      'FIND Host WHERE (os = "a" OR name = "b") AND NOT (os = "c" OR os = "d")',
      ['OR between different attributes', 'NOT before parentheses'],
    ],
    [
      'FIND Vulnerability AS v WHERE v.riskScore < 2 OR v.riskScore > 9',
      ['OR between different operators'],
    ],
    [
      'FIND Vulnerability AS v WHERE v.name STARTS WITH "a" OR v.name CONTAINS "b"',
      ['OR between different operators'],
    ],
    ['FIND Host AS h WHERE h.name NOT STARTS WITH "web-"', ['NOT STARTS WITH']],
    ['FIND Host AS h WHERE NOT h.name ENDS WITH "web-"', ['NOT ENDS WITH']],
    ['FIND Host AS h WHERE NOT (h.tags CONTAINS ALL ["a", "b"])', ['NOT CONTAINS ALL']],
    ['FIND Finding WHERE dueDate IN NEXT 3 days', ['IN NEXT']],
    ['FIND Vulnerability AS v WHERE v.riskRating = "High" OR riskRating = "Critical"', []],
    ['FIND Vulnerability AS v WHERE v.riskRating = "High" OR v.riskRating IN ["Low", "None"]', []],
    ['FIND Host AS h WHERE h.name NOT CONTAINS "web-" AND h.lastSeen NOT IN LAST 3 days', []],
    ['FIND Host AS h WITH h RETURN h.os', ['WITH']],
    [
      'FIND Vulnerability AS v WHERE v.status = "Open" OR v.status = "Fixed" THAT HAS Host AS h WHERE h.os = "a" AND v THAT HAS Host AS g WHERE g.name = "b" ORDER BY v.riskScore',
      [],
    ],
  ])('%s', (text, expected) => {
    const {value} = parseQuery(text);
    expect(value && complexityOf(bindQuery(value, udm)).map(({what}) => what)).toEqual(expected);
  });

  it('is a hint only for a reader who asks about Basic search', () => {
    const query = 'FIND Host|Container AS a THAT RELATES TO Person LIMIT 5';
    expect(faultsOfQuery(query, udm)).toEqual([]);
    expect(faultsOfQuery(query, udm, {basicSearch: true})).toMatchObject([
      {
        severity: 'hint',
        start: 5,
        end: 24,
        message:
          "Basic search can't show this query because it has several models after FIND and RELATES TO. The query still runs.",
      },
    ]);
  });
});

describe('attributes that no record has', () => {
  const records = {
    have: (models: string[], path: string) =>
      models.join() !== 'BusinessService' || path === 'name',
    follow: () => true,
  };
  const hints = (text: string) =>
    faultsOfQuery(text, udm, {records})
      .filter(({message}) => message.includes('in the sample'))
      .map(({start, end, message}) => `${text.slice(start, end)}: ${message}`);

  it.each([
    [
      'FIND BusinessService ORDER BY riskScore DESC LIMIT 5',
      [
        'riskScore: No business service in the sample has a value in riskScore, so ORDER BY riskScore sorts nothing.',
      ],
    ],
    [
      'FIND BusinessService AS b RETURN b.name, b.riskScore AS score ORDER BY score',
      [
        'b.riskScore: No business service in the sample has a value in riskScore, so this column is empty.',
        'score: No business service in the sample has a value in riskScore, so ORDER BY score sorts nothing.',
      ],
    ],
    [
      'FIND Host AS h THAT SUPPORTS BusinessService AS b RETURN h.riskScore, b, b.owner.name',
      [
        'b.owner.name: No business service in the sample has a value in owner.name, so this column is empty.',
      ],
    ],
    ['FIND BusinessService AS b RETURN b.name, count(*) AS n ORDER BY n DESC, b.name', []],
  ])('are hinted at in %s', (text, expected) => {
    expect(hints(text)).toEqual(expected);
  });

  it("aren't known without records", () => {
    expect(faultsOfQuery('FIND BusinessService ORDER BY riskScore LIMIT 5', udm)).toEqual([]);
  });
});
