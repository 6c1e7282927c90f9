import {describe, expect, it} from 'vitest';
import type {TimeUnit} from '../syntax/ast';
import {isWithin, shift} from './time';

describe('shift', () => {
  it.each<[string, number, TimeUnit, string]>([
    ['2025-01-31T22:30:00Z', 1, 'month', '2025-02-28T22:30:00Z'],
    ['2024-01-31T01:30:00Z', 1, 'month', '2024-02-29T01:30:00Z'],
    ['2025-03-31T01:30:00Z', -1, 'month', '2025-02-28T01:30:00Z'],
    ['2025-05-31T01:30:00Z', -1, 'month', '2025-04-30T01:30:00Z'],
    ['2025-12-31T23:59:59Z', 2, 'month', '2026-02-28T23:59:59Z'],
    ['2025-02-28T01:30:00Z', -1, 'month', '2025-01-28T01:30:00Z'],
    ['2024-02-29T01:30:00Z', 1, 'year', '2025-02-28T01:30:00Z'],
    ['2025-03-01T01:30:00Z', -1, 'year', '2024-03-01T01:30:00Z'],
    // Between these dates, clocks change in Europe and America. UTC has no daylight saving time.
    ['2025-02-20T08:00:00Z', 2, 'month', '2025-04-20T08:00:00Z'],
    ['2025-11-01T08:00:00Z', 3, 'day', '2025-11-04T08:00:00Z'],
    ['2025-12-31T23:59:30Z', 1, 'minute', '2026-01-01T00:00:30Z'],
    ['2025-12-31T23:30:00Z', 1, 'hour', '2026-01-01T00:30:00Z'],
    ['2025-12-31T08:00:00Z', -1, 'week', '2025-12-24T08:00:00Z'],
  ])('%s and %i %s is %s', (from, amount, unit, to) => {
    expect(shift(new Date(from), amount, unit)).toEqual(new Date(to));
  });
});

describe('isWithin', () => {
  const now = new Date('2025-12-15T12:00:00Z');

  it.each([
    ['2025-12-08T11:59:59.999Z', false],
    ['2025-12-08T12:00:00Z', true],
    ['2025-12-15T12:00:00Z', true],
    ['2025-12-15T12:00:00.001Z', false],
  ])('%s is in the last week: %s', (moment, expected) => {
    expect(isWithin(moment, 'IN LAST', 1, 'week', now)).toBe(expected);
  });

  it.each([
    ['2025-12-15T11:59:59.999Z', false],
    ['2025-12-15T12:00:00Z', true],
    ['2025-12-22T12:00:00Z', true],
    ['2025-12-22T12:00:00.001Z', false],
  ])('%s is in the next week: %s', (moment, expected) => {
    expect(isWithin(moment, 'IN NEXT', 1, 'week', now)).toBe(expected);
  });
});
