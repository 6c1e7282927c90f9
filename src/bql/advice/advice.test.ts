import {describe, expect, it} from 'vitest';
import {udm} from '../../product/udm';
import {bindQuery} from '../bind/bind';
import {faultsOfCondition, faultsOfQuery} from '../check';
import {parseQuery} from '../syntax/parse';
import {complexityOf} from './complexity';

/** Messages about a condition on hosts. */
const advice = (text: string, model = 'Host') =>
  faultsOfCondition(text, model, udm).map(({severity, message}) => `${severity}: ${message}`);

describe('tests that no record can pass', () => {
  it.each([
    ['riskScore > 10', 'warning: "riskScore" runs from 0 to 10. No record passes riskScore > 10.'],
    [
      'riskRating > "Critical"',
      'warning: "riskRating" runs from None to Critical. No record passes riskRating > "Critical".',
    ],
    [
      'os = "a" AND os = "b"',
      'warning: No record passes os = "a" AND os = "b": "os" has one value. Write OR, or leave one out.',
    ],
    [
      'riskScore > 5 AND (os EXISTS AND riskScore < 3)',
      'warning: No record passes riskScore > 5 AND riskScore < 3: "riskScore" has one value. Write OR, or leave one out.',
    ],
    [
      'lastSeen >= 2026-01-02 AND lastSeen <= 2026-01-01',
      'warning: No record passes lastSeen >= 2026-01-02 AND lastSeen <= 2026-01-01: "lastSeen" has one value. Write OR, or leave one out.',
    ],
    [
      'os NOT EXISTS AND os CONTAINS "Linux"',
      'warning: No record passes os NOT EXISTS AND os CONTAINS "Linux": "os" has one value. Write OR, or leave one out.',
    ],
    [
      'os IN ["a", "b"] AND NOT os STARTS WITH "a" AND os != "b"',
      'warning: No record passes os IN ["a", "b"] AND NOT os STARTS WITH "a" AND os != "b": "os" has one value. Write OR, or leave one out.',
    ],
  ])('%s', (text, message) => {
    expect(advice(text)).toEqual([message]);
  });
});

describe('tests that every record passes', () => {
  it.each([
    [
      'riskScore >= 0',
      'warning: "riskScore" runs from 0 to 10. Every record that has a value passes riskScore >= 0. Write riskScore EXISTS, or leave it out.',
    ],
    ['NOT riskScore > 10', 'warning: Every record passes NOT riskScore > 10: leave it out.'],
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
])('says nothing of %s', (text) => {
  expect(advice(text)).toEqual([]);
});

it.each([
  ['os LIKE "%x%"', 'warning: LIKE takes % as it is: the wildcard is *. Write "*x*".'],
  ['os = "web*"', 'warning: = takes * as it is. Write LIKE, where * is a wildcard.'],
  ['os != "*-01"', 'warning: != takes * as it is. Write NOT LIKE, where * is a wildcard.'],
])('explains the wildcard in %s', (text, message) => {
  expect(advice(text)).toEqual([message]);
});

describe('a query that nothing narrows', () => {
  const hints = (text: string) =>
    faultsOfQuery(text, udm).filter(({message}) => message.startsWith('Nothing narrows'));

  it('is worth a hint', () => {
    expect(hints('FIND Host AS h RETURN h.name')).toMatchObject([
      {
        severity: 'hint',
        message:
          'Nothing narrows this query: it finds every Host. Add a WHERE, or LIMIT 100 at the end.',
      },
    ]);
  });

  it.each([
    'FIND Host LIMIT 5',
    'FIND Host WHERE os EXISTS',
    'FIND Host AS h RETURN count(*)',
    'FIND Host AS h THAT NOT OWNS Person',
  ])('is not %s', (text) => {
    expect(hints(text)).toEqual([]);
  });
});

describe('what a query says beside what it means', () => {
  const advised = (text: string) =>
    faultsOfQuery(text, udm)
      .map(({severity, message}) => `${severity}: ${message}`)
      .filter((line) => !line.startsWith('hint: Basic search'));

  it.each([
    [
      'FIND Vulnerability AS v THAT NOT HAS Ticket AS t WHERE v.statusCategory = "Open"',
      'warning: v.statusCategory = "Open" says nothing of t. To narrow what is found, move it before THAT NOT.',
    ],
    [
      'FIND Host AS h WHERE h.riskScore > 5 OPTIONALLY THAT OWNS Person AS p WHERE p.firstName = "Ada" AND h.os EXISTS',
      'warning: h.os EXISTS says nothing of p. To narrow what is found, move it before OPTIONALLY THAT.',
    ],
    [
      'FIND Host|Person AS a THAT HAS Vulnerability AS v WHERE v.riskScore > 5',
      'hint: HAS does not join Person and Vulnerability, so no Person is found.',
    ],
    [
      'FIND Vulnerability AS v WHERE v.riskScore > 5 THAT HAS Host|Person',
      'hint: HAS does not join Person and Vulnerability, so no Person is found.',
    ],
  ])('%s', (text, message) => {
    expect(advised(text)).toEqual([message]);
  });

  it.each([
    'FIND Host AS h THAT NOT OWNS Person AS p WHERE p.displayName EQUALS TO ATTRIBUTE h.name',
    'FIND Host AS h THAT OWNS Person AS p WHERE h.os EXISTS',
    'FIND Host AS h THAT NOT OWNS Person AS p WHERE p.firstName = "Ada" OR h.os EXISTS',
    'FIND Host|Container AS a THAT HAS Vulnerability AS v WHERE v.riskScore > 5',
    'FIND Host|Person AS a WHERE a.displayName EXISTS THAT NOT HAS Vulnerability',
  ])('says nothing of %s', (text) => {
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
      ['a THAT that goes on from another THAT'],
    ],
    [
      'FIND Vulnerability AS v THAT HAS Host AS h WHERE h.os = "a" AND h.status = "Active"',
      ['two conditions on one related model'],
    ],
    [
      'FIND Vulnerability WHERE targets.owners.firstName = "Ada"',
      ['an attribute behind two references'],
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

  it('is a hint while one writes', () => {
    const found = faultsOfQuery('FIND Host|Container AS a THAT RELATES TO Person LIMIT 5', udm);
    expect(found).toMatchObject([
      {
        severity: 'hint',
        start: 5,
        end: 24,
        message:
          'Basic search cannot show this query, because it has several models after FIND and RELATES TO. It runs all the same.',
      },
    ]);
  });
});
