import {expect, it} from 'vitest';
import {capitalized, countOf, listed, uncapitalized} from './words';

it('changes only the first letter, and keeps an empty string', () => {
  expect(['riskScore', 'a B', ''].map(capitalized)).toEqual(['RiskScore', 'A B', '']);
  expect(['CVE', 'A B', ''].map(uncapitalized)).toEqual(['cVE', 'a B', '']);
});

it('uses commas for three or more parts', () => {
  expect(['', 'A', 'AB', 'ABC'].map((parts) => listed([...parts], 'or'))).toEqual([
    '',
    'A',
    'A or B',
    'A, B, or C',
  ]);
});

it('uses the singular and the plural', () => {
  expect([0, 1, 2].map((count) => countOf(count, 'row'))).toEqual(['0 rows', '1 row', '2 rows']);
});
