import {expect, test} from 'vitest';
import {isTypo} from './typos';

const known = (...words: string[]) => {
  const set = new Set(words);
  return (word: string) => set.has(word);
};
const nothing = known();

test.each([
  ['recieve', ['receive'], nothing],
  ['Vulnerablity', ['vulnerability'], nothing],
  ['choise', ['choice', 'noise'], nothing],
  // Dictionaries don't guess the first letter.
  ['kdministrative', [], known('administrative')],
  ['aechniques', [], known('techniques')],
  ['toverwrite', [], known('overwrite')],
  ['therecord', [], known('record')],
  ['sdfghjkl', [], nothing],
])('treats %s as a typo', (word, suggestions, isKnown) => {
  expect(isTypo(word, suggestions, isKnown)).toBe(true);
});

test.each([
  ['Kerberoasting', [], nothing],
  ['Heartbleed', ['heartbeat', 'hearted'], nothing],
  ['passwordless', ['passwords', 'passionless'], nothing],
  ['reprovision', ['provision', 'deprovision'], known('provision')],
])('treats %s as a new word', (word, suggestions, isKnown) => {
  expect(isTypo(word, suggestions, isKnown)).toBe(false);
});
