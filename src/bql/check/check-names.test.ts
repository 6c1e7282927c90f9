import {expect, it} from 'vitest';
import {udm} from '../../product/udm';
import {faultsOfQuery} from '../check';

const errors = (text: string) =>
  faultsOfQuery(text, udm)
    .filter(({severity}) => severity === 'error')
    .map(({message}) => message);

it.each([
  [
    'FIND Host AS h WITH h, 1 AS "a b" RETURN h',
    `"a b" can't be used as a name after WITH. Use one word made of letters, digits, and _.`,
  ],
  [
    'FIND Host AS h WITH h, 1 AS end RETURN h',
    `"end" can't be used as a name after WITH. It's a reserved word.`,
  ],
  ['FIND Host AS h RETURN h.name AS ""', 'A column needs a name. Write one between the quotes.'],
  [
    'FIND Host AS h THAT HAS Vulnerability AS v RETURN h.name ORDER BY count(v) DESC',
    'To sort by an aggregate, make it a column: write count(v) AS n in RETURN, and n here.',
  ],
  ['FIND Finding WHERE comments < "x"', `"comments" can't be compared. Only EXISTS works with it.`],
  [
    'FIND Host WHERE riskScore CONTAINS "9"',
    'CONTAINS searches text, but "riskScore" is a number. Write =, !=, <, <=, >, or >=.',
  ],
  [
    'FIND Host WHERE lastSeen CONTAINS "2025"',
    '"lastSeen" is a date. Write (lastSeen >= 2025-01-01 AND lastSeen < 2026-01-01).',
  ],
  [
    'FIND Host WHERE scannedForVulnerabilities LIKE "t*"',
    'LIKE searches text, but "scannedForVulnerabilities" is true or false. Write = true or = false.',
  ],
  ['FIND Host AS h RETURN cos(pi)', 'pi is a function. Write pi().'],
])('explains %s', (text, message) => {
  expect(errors(text)).toEqual([message]);
});

it.each([
  ['FIND Host WHERE riskRating = "critical"', 'FIND Host WHERE riskRating = "Critical"'],
  ['FIND Host WHERE riskSkore > 5', 'FIND Host WHERE riskScore > 5'],
  ['FIND Host WHERE lastSeen IN LAST 3 dasy', 'FIND Host WHERE lastSeen IN LAST 3 days'],
  [
    'FIND Host AS h RETURN h.name AS label ORDER BY "labl"',
    'FIND Host AS h RETURN h.name AS label ORDER BY label',
  ],
  ['FIND Host AS h RETURN v.name', 'FIND Host AS h RETURN h.name'],
])('fixes %s', (text, mended) => {
  const [fault] = faultsOfQuery(text, udm);
  expect(text.slice(0, fault?.start) + fault?.fix + text.slice(fault?.end)).toBe(mended);
});
