import {expect, test} from 'vitest';
import {compliance, dueDate, levelOf, worst} from './service-level';

const levels = [
  {name: 'Critical', from: 9, to: 10, days: 7},
  {name: 'High', from: 7, to: 8.9, days: 30},
];

test('the range that contains the score decides, including both ends', () => {
  expect(levelOf(levels, 9)?.name).toBe('Critical');
  expect(levelOf(levels, 8.9)?.name).toBe('High');
  expect(levelOf(levels, 6.9)).toBeUndefined();
});

test('a level without a range covers the remaining scores', () => {
  expect(levelOf([...levels, {name: 'Rest', days: 90}], 0)?.name).toBe('Rest');
});

test('calendar days include every day, and business days only Monday through Friday', () => {
  const friday = '2025-12-12T10:00:00Z';
  const level = {name: 'Critical', days: 7};
  expect(dueDate(friday, level, 'Calendar days')).toBe('2025-12-19T10:00:00Z');
  expect(dueDate(friday, level, 'Business days')).toBe('2025-12-23T10:00:00Z');
});

test("near means due within the policy's number of days", () => {
  const at = '2025-12-15T08:00:00Z';
  expect(compliance('2025-12-22T08:00:00Z', at, 7)).toBe('Near SLA');
  expect(compliance('2025-12-22T08:00:01Z', at, 7)).toBe('In SLA');
  expect(compliance('2025-12-15T07:59:59Z', at, 7)).toBe('Out of SLA');
  expect(compliance(at, at, 0)).toBe('Near SLA');
  expect(compliance(undefined, at, 7)).toBe('No SLA');
});

test('the worst status is the overall status', () => {
  expect(worst(['In SLA', 'Out of SLA', 'No SLA'])).toBe('Out of SLA');
  expect(worst(['No SLA'])).toBe('No SLA');
  expect(worst([])).toBe('No SLA');
});
