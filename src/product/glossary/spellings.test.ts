import {expect, test} from 'vitest';
import {normalize, spellingsOf} from './spellings';

const spellings = (term: string, also: string[] = [], forms: string[] = []) =>
  spellingsOf({term, also, forms});

test.each([
  ['host', 'hosts'],
  ['policy', 'policies'],
  ['zero-day', 'zero-days'],
  ['survey', 'surveys'],
  ['business process', 'business processes'],
  ['index', 'indexes'],
  ['patch', 'patches'],
  ['hash', 'hashes'],
  ['quiz', 'quizes'],
  ['path', 'paths'],
  ['CVE', 'CVEs'],
])('the plural of %s is %s', (term, plural) => {
  expect(spellings(term)).toEqual([term, plural]);
});

test('other names and forms are spellings, too, each with its plural', () => {
  expect(spellings('Data model', ['type'], ['modeled'])).toEqual([
    'data model', 'type', 'modeled', 'data models', 'types', 'modeleds',
  ]);
}); // biome-ignore format: singular, then plural

test('a spelling that two names share is listed once', () => {
  expect(spellings('Role', ['role', 'Roles'])).toEqual(['role', 'roles', 'roleses']);
});

test.each([
  ['Risk factor', 'risk factor'],
  ['Risk Intelligence', 'Risk Intelligence'],
  ['MFA', 'MFA'],
  ['eBPF', 'eBPF'],
  ['risk\n  factor', 'risk factor'],
])('%j in a text is the spelling %j', (text, spelling) => {
  expect(normalize(text)).toBe(spelling);
});
