import {expect, test} from 'vitest';
import {longDate, shortDate} from './dates';

test('writes a date in American English', () => {
  expect(longDate('2025-12-10')).toBe('December 10, 2025');
  expect(longDate('2026-01-02')).toBe('January 2, 2026');
  expect(shortDate('2026-09-02')).toBe('Sep 2');
});
