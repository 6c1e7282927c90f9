import {expect, test} from 'vitest';
import {closest, suggest} from './suggest';

test('finds the word that is meant', () => {
  expect(closest('conector', ['guide', 'connector'])).toBe('connector');
  expect(closest('zebra', ['guide', 'connector'])).toBeUndefined();
});

test('lists what there is where nothing is close', () => {
  expect(suggest('zebra', ['guide', 'model'])).toBe('use one of: guide, model');
});
