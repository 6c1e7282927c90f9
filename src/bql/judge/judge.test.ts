import {expect, it} from 'vitest';
import {sample} from '../../content/directives/sample';
import {judge} from './judge';

const dataset = sample();
const told = (answer: string, query: string) => judge(query, answer, dataset)?.says;

const exposed = 'FIND Host WHERE internetFacing = true';

it('has no verdict on a query with an error', () => {
  expect(judge('FIND Hosts', exposed, dataset)).toBeUndefined();
});

it('an answer with an error is a mistake of its writer', () => {
  expect(() => judge(exposed, 'FIND Hosts', dataset)).toThrow('FIND Hosts');
});

it("compares records, not a list's own columns", () => {
  expect(told(exposed, 'FIND Host AS h WHERE h.internetFacing = true RETURN h')).toBe(
    'Right: 13 hosts.',
  );
});

it.each([
  [
    'names what is missing, and the value that only those have',
    'FIND Host WHERE osFamily = "macOS"',
    'FIND Host WHERE osFamily = "macOS" AND status = "Confirmed active"',
    'You have 5 of 6 hosts. Missing: dev-mac-05. Its `status` is Inactive.',
  ],
  [
    'says that the others have no value',
    'FIND Host WHERE riskRating = "None"',
    'FIND Host WHERE riskRating = "None" AND internetFacing EXISTS',
    'You have 11 of 14 hosts. Missing: fra-app-12, bank-app-06, and file-04. They have no `internetFacing`.',
  ],
  [
    'names a value that a list lacks',
    'FIND Host WHERE name STARTS WITH "bank-"',
    'FIND Host WHERE name STARTS WITH "bank-" AND tags CONTAINS ANY ["internet-facing"]',
    "You have 3 of 11 hosts. Missing: bank-app-01, bank-app-02, bank-app-03, and 5 more. Their `tags` don't contain internet-facing.",
  ],
  [
    'names a relationship',
    'FIND Host AS h THAT NOT OWNS Person',
    'FIND Host',
    "You have all 11 hosts, and 141 others. Too many: web-01, web-02, web-03, and 138 more. They're related to a person through `OWNS`.",
  ],
  [
    'names a range of dates',
    'FIND Host WHERE lastSeen NOT IN LAST 30 days',
    'FIND Host WHERE lastSeen NOT IN LAST 14 days',
    'You have all 7 hosts, and 4 others. Too many: lab-05, tele-07, fin-lt-207, and fin-lt-212. Their `lastSeen` is 2025-11-19 to 2025-11-24.',
  ],
  [
    'compares the values of one column',
    'FIND Host AS h RETURN h.osFamily AS Family, count(*) AS Hosts',
    'FIND Host AS h THAT HAS Vulnerability AS v RETURN h.osFamily, count(DISTINCT h)',
    'The values of Hosts differ: for Linux, you have 76 instead of 78. 1 other row differs, too.',
  ],
  [
    'lists one name instead of another',
    'FIND Certificate ORDER BY expirationDate ASC SKIP 3 LIMIT 3',
    'FIND Certificate ORDER BY expirationDate ASC SKIP 2 LIMIT 3',
    'You have 2 of 3 certificates, and 1 other. Missing: careers.corp.example. Its `expirationDate` is 2026-07-13. Too many: www.corp.example. Its `expirationDate` is 2026-01-29.',
  ],
  [
    'compares single numbers',
    'FIND Host AS h RETURN count(*) AS Hosts',
    'FIND Asset AS a RETURN count(*) AS Hosts',
    'The value differs: you have 465 instead of 152.',
  ],
])('%s', (_case, answer, query, says) => {
  expect(told(answer, query)).toBe(says);
});
