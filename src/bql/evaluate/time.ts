import type {TimeUnit} from '../syntax/ast';

const milliseconds = {minute: 60_000, hour: 3_600_000, day: 86_400_000, week: 604_800_000};

/**
 * A moment some units of time before or after another. Months and years follow the calendar in UTC; a day that the
 * month lacks becomes its last.
 *
 * @param amount below 0 for before
 */
export function shift(from: Date, amount: number, unit: TimeUnit): Date {
  if (unit !== 'month' && unit !== 'year')
    return new Date(from.getTime() + amount * milliseconds[unit]);
  const months = unit === 'year' ? amount * 12 : amount;
  const shifted = new Date(from);
  shifted.setUTCDate(1);
  shifted.setUTCMonth(shifted.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(shifted.getUTCFullYear(), shifted.getUTCMonth() + 1, 0));
  shifted.setUTCDate(Math.min(from.getUTCDate(), lastDay.getUTCDate()));
  return shifted;
}

/** Whether a moment lies within a span before or after now, both ends included. */
export function isWithin(
  moment: string,
  operator: 'IN LAST' | 'IN NEXT',
  amount: number,
  unit: TimeUnit,
  now: Date,
): boolean {
  const time = Date.parse(moment);
  return operator === 'IN LAST'
    ? time >= shift(now, -amount, unit).getTime() && time <= now.getTime()
    : time >= now.getTime() && time <= shift(now, amount, unit).getTime();
}
