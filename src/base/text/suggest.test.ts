import {expect, test} from 'vitest';
import {closest, suggest, suggestion} from './suggest';

test('finds the word that is meant', () => {
  expect(closest('conector', ['guide', 'connector'])).toBe('connector');
  expect(closest('zebra', ['guide', 'connector'])).toBeUndefined();
});

test.each([
  // A third of the letters can be wrong: two of six, and one of a short word.
  ['sacner', 'scanner'],
  ['conetcor', 'connector'],
  ['rloe', 'role'],
  ['ROLE', 'role'],
])('%s with its slips is %s', (word, meant) => {
  expect(closest(word, ['guide', meant, 'zebra'])).toBe(meant);
});

test.each([
  ['rlo', 'role'],
  ['scxnnxr', 'scanning'],
])('%s has too many slips for %s', (word, candidate) => {
  expect(closest(word, [candidate])).toBeUndefined();
});

test('the nearest goes first, and of two as near the one that is listed first', () => {
  expect(closest('hosts', ['posts', 'hostss', 'hots'])).toBe('posts');
  expect(closest('scanners', ['scammers', 'scanner'])).toBe('scanner');
});

test('offers what is close', () => {
  expect(suggest('conector', ['guide', 'connector'])).toBe('did you mean "connector"?');
  expect(suggestion('conector', ['guide', 'connector'])).toBe('Did you mean "connector"?');
});

test('lists what there is where nothing is close', () => {
  expect(suggest('zebra', ['guide', 'model'])).toBe('use one of: guide, model');
  expect(suggestion('zebra', ['guide', 'model'])).toBe('Use one of these: guide, model.');
});
