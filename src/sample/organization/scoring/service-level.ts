import {addBusinessDays, addDays} from './time';

/** A band of an SLA definition. Without a range it takes every score that no other level has. */
export interface ServiceLevel {
  name: string;
  from?: number;
  to?: number;
  days: number;
}

export type CalendarPolicy = 'Calendar days' | 'Business days';

/** The level for a risk score, or none: a score of 0.0 is in no range. */
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

/** When a finding is due that was first found at a moment. */
export function dueDate(firstFound: string, {days}: ServiceLevel, policy: CalendarPolicy): string {
  return policy === 'Business days' ? addBusinessDays(firstFound, days) : addDays(firstFound, days);
}

/**
 * How a record keeps to its due date.
 *
 * @param due the due date, or the extended one; none where no level covers the record
 * @param at now for an open record, the moment of closing for a closed one
 */
export function compliance(due: string | undefined, at: string, nearDays: number): string {
  if (!due) return 'No SLA';
  if (due < at) return 'Out of SLA';
  return due <= addDays(at, nearDays) ? 'Near SLA' : 'In SLA';
}

const fromWorst = ['Out of SLA', 'Near SLA', 'In SLA'];

/** The worst status among open findings, No SLA if none is covered. */
export function worst(statuses: readonly string[]): string {
  return fromWorst.find((status) => statuses.includes(status)) ?? 'No SLA';
}
