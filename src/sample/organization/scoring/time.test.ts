import {expect, test} from 'vitest';
import {addBusinessDays, addBusinessHours, addDays, addMonths, daysBetween} from './time';

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

test.each([
  ['on Friday and Monday', '2025-12-12T20:00:00Z', 8, '2025-12-15T04:00:00Z'],
  ['from a Saturday', '2025-12-13T10:00:00Z', 8, '2025-12-15T08:00:00Z'],
  ['up to the end of Friday', '2025-12-12T20:00:00Z', 4, '2025-12-13T00:00:00Z'],
  ['of a whole week', '2025-12-10T10:00:00Z', 120, '2025-12-17T10:00:00Z'],
])('business hours %s', (_what, from, hours, to) => {
  expect(addBusinessHours(from, hours)).toBe(to);
});

test('a month ends on the same day, or on the last day of a shorter month', () => {
  expect(addMonths('2025-11-25T02:10:00Z', 1)).toBe('2025-12-25T02:10:00Z');
  expect(addMonths('2026-01-31T02:10:00Z', 1)).toBe('2026-02-28T02:10:00Z');
  expect(addMonths('2025-11-30T02:10:00Z', 3)).toBe('2026-02-28T02:10:00Z');
  expect(addMonths('2025-12-31T02:10:00Z', 14)).toBe('2027-02-28T02:10:00Z');
});

test('only whole days count between two moments', () => {
  expect(daysBetween('2025-12-01T08:00:00Z', '2025-12-03T07:59:59Z')).toBe(1);
  expect(daysBetween('2025-12-01T08:00:00Z', '2025-12-03T08:00:00Z')).toBe(2);
  expect(daysBetween('2025-12-01T08:00:00Z', '2025-12-01T08:00:00Z')).toBe(0);
});
