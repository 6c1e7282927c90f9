import {expect, test} from 'vitest';
import {termSchema} from '../../product/glossary/schema';
import {termFinder} from './find-terms';

const term = (name: string, more = {}) =>
  termSchema.parse({term: name, definition: 'What the word means on these pages.', ...more});

const find = termFinder([
  term('CVE'),
  term('Risk score'),
  term('Risk scoring model'),
  term('SLA'),
  term('SLA definition'),
  term('Policy'),
  term('Unified data model', {also: ['UDM']}),
  term('Risk Intelligence'),
  term('OWASP Top 10'),
  term('Person', {forms: ['people']}),
]);

/** Returns the terms in a text as "spelling: term". */
const uses = (text: string) => find(text).map((use) => `${use.text}: ${use.term.term}`);

test('finds a term in lowercase, and capitalized at the start of a sentence', () => {
  expect(uses('Risk score? A risk score.')).toEqual([
    'Risk score: Risk score',
    'risk score: Risk score',
  ]);
});

test('ignores a name with other capitals', () => {
  expect(uses('The Risk Score page, RISK SCORE.')).toEqual([]);
});

test('finds an abbreviation and a proper name only as written', () => {
  expect(uses('A CVE, not a cve.')).toEqual(['CVE: CVE']);
  expect(uses('Risk Intelligence, not risk intelligence.')).toHaveLength(1);
});

test('finds plurals, other names, and other forms', () => {
  expect(uses('CVEs, policies and people in UDMs')).toEqual([
    'CVEs: CVE',
    'policies: Policy',
    'people: Person',
    'UDMs: Unified data model',
  ]);
});

test('finds only whole words', () => {
  expect(uses('CVE-2021-44228, CVES, non-CVE, CVE_ID, cve.org, CVE.org, id@CVE')).toEqual([]);
});

test('finds terms next to punctuation', () => {
  expect(uses('(CVE), CVE/CWE, CVE’s. “CVE”')).toHaveLength(4);
});

test('finds the longer of two terms', () => {
  expect(uses('a risk scoring model')).toEqual(['risk scoring model: Risk scoring model']);
  expect(uses('an SLA definition, or its SLA')).toEqual([
    'SLA definition: SLA definition',
    'SLA: SLA',
  ]);
});

test('finds a term across a line break and returns its position', () => {
  expect(find('Each risk\n  score')).toMatchObject([{text: 'risk\n  score', index: 5}]);
});
