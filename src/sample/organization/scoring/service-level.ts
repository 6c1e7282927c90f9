import {addBusinessDays, addDays} from './time';

/** A level of an SLA definition. Without a range, it covers every score that no other level covers. */
export interface ServiceLevel {
  name: string;
  from?: number;
  to?: number;
  days: number;
}

export type CalendarPolicy = 'Calendar days' | 'Business days';

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

/** Returns the due date of a finding from the moment when it was first found. */
export function dueDate(firstFound: string, {days}: ServiceLevel, policy: CalendarPolicy): string {
  return policy === 'Business days' ? addBusinessDays(firstFound, days) : addDays(firstFound, days);
}

/**
 * Returns a record's compliance with its due date.
 *
 * @param due the due date, or the extended one; undefined if no level covers the record
 * @param at now for an open record, or the time when a closed record was closed
 */
export function compliance(due: string | undefined, at: string, nearDays: number): string {
  if (!due) return 'No SLA';
  if (due < at) return 'Out of SLA';
  return due <= addDays(at, nearDays) ? 'Near SLA' : 'In SLA';
}

const fromWorst = ['Out of SLA', 'Near SLA', 'In SLA'];

/** Returns the worst status among open findings, or No SLA if none of them is covered. */
export function worst(statuses: readonly string[]): string {
  return fromWorst.find((status) => statuses.includes(status)) ?? 'No SLA';
}
