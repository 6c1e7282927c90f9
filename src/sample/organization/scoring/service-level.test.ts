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
  const time = {length: 7, unit: 'Days'} as const;
  expect(dueDate(friday, time, 'Calendar days')).toBe('2025-12-19T10:00:00Z');
  expect(dueDate(friday, time, 'Business days')).toBe('2025-12-23T10:00:00Z');
});

test("near means due within the policy's number of days", () => {
  const at = '2025-12-15T08:00:00Z';
  expect(compliance('2025-12-22T08:00:00Z', at, 7)).toBe('Near SLA');
  expect(compliance('2025-12-22T08:00:01Z', at, 7)).toBe('In SLA');
  expect(compliance('2025-12-15T07:59:59Z', at, 7)).toBe('Out of SLA');
  expect(compliance(undefined, at, 7)).toBe('No SLA');
});

test('a closed record is on time or late, never near', () => {
  const due = '2025-12-15T08:00:00Z';
  expect(compliance(due, due)).toBe('In SLA');
  expect(compliance(due, '2025-12-15T08:01:00Z')).toBe('Out of SLA');
});

test.each([
  ['Hours', 72, '2025-12-15T10:00:00Z', '2025-12-17T10:00:00Z'],
  ['Weeks', 1, '2025-12-19T10:00:00Z', '2025-12-19T10:00:00Z'],
  ['Months', 1, '2026-01-12T10:00:00Z', '2026-01-12T10:00:00Z'],
  ['Months', 2, '2026-02-12T10:00:00Z', '2026-02-12T10:00:00Z'],
  ['Months', 3, '2026-03-12T10:00:00Z', '2026-03-12T10:00:00Z'],
] as const)('%s from a Friday: %i', (unit, length, calendar, business) => {
  const friday = '2025-12-12T10:00:00Z';
  expect(dueDate(friday, {length, unit}, 'Calendar days')).toBe(calendar);
  expect(dueDate(friday, {length, unit}, 'Business days')).toBe(business);
});

test('weeks and months that end on a weekend move to Monday under business days', () => {
  const saturday = '2025-12-13T10:00:00Z';
  const week = {length: 1, unit: 'Weeks'} as const;
  expect(dueDate(saturday, week, 'Calendar days')).toBe('2025-12-20T10:00:00Z');
  expect(dueDate(saturday, week, 'Business days')).toBe('2025-12-22T10:00:00Z');
});

test('the worst status is the overall status', () => {
  expect(worst(['In SLA', 'Out of SLA', 'No SLA'])).toBe('Out of SLA');
  expect(worst(['No SLA'])).toBe('No SLA');
  expect(worst([])).toBe('No SLA');
});
