import {expect, it} from 'vitest';
import {absencesFor, nearestTerms} from './help';

const terms = [
  {term: 'Risk score', also: [], route: '/risk'},
  {term: 'Ownership cluster', also: [], route: '/cluster'},
  {term: 'Business Query Language', also: ['BQL'], route: '/bql'},
];
const absences = [
  {what: 'SCIM', instead: 'Use JIT.', route: '/scim', words: ['scim', 'deprovisioning']},
  {what: 'An SDK', instead: 'Use HTTP.', route: '/developer', words: ['sdk']},
];

it('finds the terms that are most similar to the query, or to a word of it', () => {
  expect(nearestTerms('riskscoring', terms).map(({term}) => term)).toEqual(['Risk score']);
  expect(nearestTerms('zzqq owner-cluster', terms).map(({term}) => term)).toEqual([
    'Ownership cluster',
  ]);
  expect(nearestTerms('xyzzy bql', terms)[0]?.term).toBe('Business Query Language');
  expect(nearestTerms('xyzzy', terms)).toEqual([]);
});

it("finds what the product doesn't have by a whole word, in any case", () => {
  expect(absencesFor('Okta SCIM xyzzy', absences).map(({what}) => what)).toEqual(['SCIM']);
  expect(absencesFor('sdks', absences)).toEqual([]);
});
