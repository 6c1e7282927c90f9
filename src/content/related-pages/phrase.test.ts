import {expect, test} from 'vitest';
import {phraseOf} from './phrase';

test.each([
  [
    'Set password and MFA rules, with every default.',
    'set password and MFA rules, with every default',
  ],
  ['Read findings. Fix 401 errors.', 'read findings'],
  ['Okta users become people.', 'Okta users become people'],
  ['Recorded Future rates CVEs.', 'Recorded Future rates CVEs'],
  ['BQL functions by group.', 'BQL functions by group'],
])('says %j as %j', (description, phrase) => {
  const ordinary = (word: string) => ['set', 'read', 'recorded'].includes(word);
  expect(phraseOf(description, ordinary)).toBe(phrase);
});
