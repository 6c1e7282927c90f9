import {expect, test} from 'vitest';
import {closest, suggest, suggestion} from './suggest';

test('finds the intended word', () => {
  expect(closest('conector', ['guide', 'connector'])).toBe('connector');
  expect(closest('zebra', ['guide', 'connector'])).toBeUndefined();
});

test.each([
  // A third of the letters can be wrong: two of six, or one in a short word.
  ['sacner', 'scanner'],
  ['conetcor', 'connector'],
  ['rloe', 'role'],
  ['ROLE', 'role'],
])('corrects %s to %s', (word, meant) => {
  expect(closest(word, ['guide', meant, 'zebra'])).toBe(meant);
});

test.each([
  ['rlo', 'role'],
  ['scxnnxr', 'scanning'],
])("doesn't correct %s to %s, which is too different", (word, candidate) => {
  expect(closest(word, [candidate])).toBeUndefined();
});

test('prefers the closest candidate, and the first one if two are equally close', () => {
  expect(closest('hosts', ['posts', 'hostss', 'hots'])).toBe('posts');
  expect(closest('scanners', ['scammers', 'scanner'])).toBe('scanner');
});

test('suggests a close candidate', () => {
  expect(suggest('conector', ['guide', 'connector'])).toBe('did you mean "connector"?');
  expect(suggestion('conector', ['guide', 'connector'])).toBe('Did you mean "connector"?');
});

test('lists all candidates if none is close', () => {
  expect(suggest('zebra', ['guide', 'model'])).toBe('use one of: guide, model');
  expect(suggestion('zebra', ['guide', 'model'])).toBe('Use one of these: guide, model.');
});
