import type {TimeUnit} from '../syntax/ast';

const milliseconds = {minute: 60_000, hour: 3_600_000, day: 86_400_000, week: 604_800_000};

/**
 * Returns a moment shifted by an amount of time. Months and years follow the UTC calendar. If the month doesn't have
 * that day, its last day is used.
 *
 * @param amount negative to go back in time
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

/** Whether a moment is within a span before or after now, including both ends. */
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
