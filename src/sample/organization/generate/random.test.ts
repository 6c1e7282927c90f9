import {expect, test} from 'vitest';
import {random} from './random';

const draw = (name: string) => {
  const {whole} = random(name);
  return Array.from({length: 50}, () => whole(1, 6));
};

test('a name gives the same numbers every time, and another name gives others', () => {
  expect(draw('hosts')).toEqual(draw('hosts'));
  expect(draw('hosts')).not.toEqual(draw('findings'));
});

test('whole numbers include both ends and nothing beyond', () => {
  expect(new Set(draw('dice'))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
});

test('a shuffled list has the same items', () => {
  const list = Array.from({length: 20}, (_, index) => index);
  const shuffled = random('cards').shuffle(list);
  expect(shuffled).not.toEqual(list);
  expect(shuffled.toSorted((a, b) => a - b)).toEqual(list);
});

test('picking from an empty list is an error', () => {
  expect(() => random('empty').pick([])).toThrow('nothing to pick from for "empty"');
});
