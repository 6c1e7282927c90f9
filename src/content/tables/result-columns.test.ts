import {expect, test} from 'vitest';
import type {Cell} from '../../bql/evaluate/row';
import {kindOfColumn} from './result-columns';

test.each<[label: string, cells: Cell[], kind: string]>([
  ['Open', [3, null, 12], 'number'],
  ['Risk score', [9.1, null], 'score'],
  ['v.riskScore', [0, 10], 'score'],
  ['Highest risk score', [7], 'score'],
  ['EPSS score', [0.97], 'number'],
  ['Score', [72], 'number'],
  ['Host', ['web-01', 'web-02'], 'text'],
  ['Port', [443, 'any'], 'text'],
  ['Owner', [null], 'text'],
])('shows "%s" with %j as %s', (label, cells, kind) => {
  expect(kindOfColumn({label}, cells)).toBe(kind);
});

test('shows ratings as ratings only if they are ranked', () => {
  expect(kindOfColumn({label: 'Risk rating', ranks: ['High', 'Low']}, ['Low'])).toBe('rating');
  expect(kindOfColumn({label: 'Risk rating'}, ['Low'])).toBe('text');
});
