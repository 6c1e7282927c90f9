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

/** What a text uses, as "spelling: term". */
const uses = (text: string) => find(text).map((use) => `${use.text}: ${use.term.term}`);

test('a term is found in lower case and with the capital that begins a sentence', () => {
  expect(uses('Risk score? A risk score.')).toEqual([
    'Risk score: Risk score',
    'risk score: Risk score',
  ]);
});

test('a name with other capitals is no term', () => {
  expect(uses('The Risk Score page, RISK SCORE.')).toEqual([]);
});

test('an abbreviation and a proper name are found as they are written', () => {
  expect(uses('A CVE, not a cve.')).toEqual(['CVE: CVE']);
  expect(uses('Risk Intelligence, not risk intelligence.')).toHaveLength(1);
});

test('plurals, other names and other forms are found', () => {
  expect(uses('CVEs, policies and people in UDMs')).toEqual([
    'CVEs: CVE',
    'policies: Policy',
    'people: Person',
    'UDMs: Unified data model',
  ]);
});

test('only whole words are found', () => {
  expect(uses('CVE-2021-44228, CVES, non-CVE, CVE_ID, cve.org, CVE.org, id@CVE')).toEqual([]);
});

test('punctuation does not hide a term', () => {
  expect(uses('(CVE), CVE/CWE, CVE’s. “CVE”')).toHaveLength(4);
});

test('the longer of two terms is found', () => {
  expect(uses('a risk scoring model')).toEqual(['risk scoring model: Risk scoring model']);
  expect(uses('an SLA definition, or its SLA')).toEqual([
    'SLA definition: SLA definition',
    'SLA: SLA',
  ]);
});

test('a term may break over two lines, and its place is given', () => {
  expect(find('Each risk\n  score')).toMatchObject([{text: 'risk\n  score', index: 5}]);
});
