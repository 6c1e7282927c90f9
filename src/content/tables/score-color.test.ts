import {expect, test} from 'vitest';
import {ratings} from '../../product/facts';
import {colorOfScore, lowestScores} from './score-color';

test('scores have the colors of their ratings', () => {
  const facts = ratings.riskRatings.map(({name, from}) => [name.toLowerCase(), from]);
  expect(Object.entries(lowestScores)).toEqual(facts);
  for (const {name, from, to} of ratings.riskRatings)
    for (const score of [from, to])
      expect(colorOfScore(score)).toBe(`var(--chart-${name.toLowerCase()})`);
});

test('a mean has the color of the score that readers see', () => {
  expect(colorOfScore(8.96)).toBe('var(--chart-critical)');
  expect(colorOfScore(8.94)).toBe('var(--chart-high)');
  expect(colorOfScore(0.02)).toBe('var(--chart-none)');
});
