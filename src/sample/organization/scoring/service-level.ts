import {addBusinessDays, addBusinessHours, addDays, addHours, addMonths, toWeekday} from './time';

/** A level of an SLA definition. Without a range, it covers every score that no other level covers. */
export interface ServiceLevel {
  name: string;
  from?: number;
  to?: number;
  days: number;
}

export type CalendarPolicy = 'Calendar days' | 'Business days';

/** How long a record can stay open. */
export interface TimeToFix {
  length: number;
  unit: 'Hours' | 'Days' | 'Weeks' | 'Months';
}

/** Returns the level for a risk score, or undefined: a score of 0.0 isn't in any range. */
export function levelOf(
  levels: readonly ServiceLevel[],
  riskScore: number,
): ServiceLevel | undefined {
  return (
    levels.find(
      ({from, to}) =>
        from !== undefined && to !== undefined && riskScore >= from && riskScore <= to,
    ) ?? levels.find(({from}) => from === undefined)
  );
}

/**
 * Returns a due date. Under business days, hours and days skip weekends, and a date counted in weeks or months moves
 * from a weekend to Monday.
 *
 * @param start when a finding was first found, or a ticket was created
 */
export function dueDate(start: string, {length, unit}: TimeToFix, policy: CalendarPolicy): string {
  if (policy === 'Calendar days') return add[unit](start, length);
  if (unit === 'Hours') return addBusinessHours(start, length);
  if (unit === 'Days') return addBusinessDays(start, length);
  return toWeekday(add[unit](start, length));
}

const add: Record<TimeToFix['unit'], (moment: string, length: number) => string> = {
  Hours: addHours,
  Days: addDays,
  Weeks: (moment, weeks) => addDays(moment, weeks * 7),
  Months: addMonths,
};

/**
 * Returns a record's compliance with its due date.
 *
 * @param due the due date, or the extended one; undefined if no level covers the record
 * @param at now for an open record, or the time when a closed record was closed
 * @param nearDays how long before the due date an open record is near it; omitted for a closed record, which never is
 */
export function compliance(due: string | undefined, at: string, nearDays?: number): string {
  if (!due) return 'No SLA';
  if (due < at) return 'Out of SLA';
  if (nearDays === undefined) return 'In SLA';
  return due <= addDays(at, nearDays) ? 'Near SLA' : 'In SLA';
}

const fromWorst = ['Out of SLA', 'Near SLA', 'In SLA'];

/** Returns the worst status among open findings, or No SLA if none of them is covered. */
export function worst(statuses: readonly string[]): string {
  return fromWorst.find((status) => statuses.includes(status)) ?? 'No SLA';
}
