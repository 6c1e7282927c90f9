import {expect, test} from 'vitest';
import {addBusinessDays, addDays, daysBetween} from './time';

test.each([
  ['2025-12-12T10:00:00Z', 1, '2025-12-15T10:00:00Z'],
  ['2025-12-13T10:00:00Z', 1, '2025-12-15T10:00:00Z'],
  ['2025-12-14T23:30:00Z', 5, '2025-12-19T23:30:00Z'],
  ['2025-12-15T00:30:00Z', 5, '2025-12-22T00:30:00Z'],
  ['2025-12-13T10:00:00Z', 0, '2025-12-13T10:00:00Z'],
])('from %s, %i business days end at %s', (from, days, to) => {
  expect(addBusinessDays(from, days)).toBe(to);
});

test('a later day has the same time, even where clocks change', () => {
  expect(addDays('2025-03-08T08:00:00Z', 2)).toBe('2025-03-10T08:00:00Z');
  expect(addDays('2025-11-03T08:00:00Z', -2)).toBe('2025-11-01T08:00:00Z');
  expect(addDays('2025-12-31T08:00:00.500Z', 1)).toBe('2026-01-01T08:00:00.500Z');
});

test('only whole days count between two moments', () => {
  expect(daysBetween('2025-12-01T08:00:00Z', '2025-12-03T07:59:59Z')).toBe(1);
  expect(daysBetween('2025-12-01T08:00:00Z', '2025-12-03T08:00:00Z')).toBe(2);
  expect(daysBetween('2025-12-01T08:00:00Z', '2025-12-01T08:00:00Z')).toBe(0);
});
