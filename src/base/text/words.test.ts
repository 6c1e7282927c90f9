import {expect, it} from 'vitest';
import {capitalized, countOf, listed, uncapitalized} from './words';

it('changes the first letter alone, and leaves an empty text', () => {
  expect(['riskScore', 'a B', ''].map(capitalized)).toEqual(['RiskScore', 'A B', '']);
  expect(['CVE', 'A B', ''].map(uncapitalized)).toEqual(['cVE', 'a B', '']);
});

it('lists with commas, from three parts on', () => {
  expect(['', 'A', 'AB', 'ABC'].map((parts) => listed([...parts], 'or'))).toEqual([
    '',
    'A',
    'A or B',
    'A, B, or C',
  ]);
});

it('counts with the right number', () => {
  expect([0, 1, 2].map((count) => countOf(count, 'row'))).toEqual(['0 rows', '1 row', '2 rows']);
});
