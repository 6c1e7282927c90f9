import {wrongWithDate} from './dates';

/**
 * Returns the days that `01/12/2025` can be: January 12 or December 1.
 *
 * @returns days such as `2025-01-12`; one for `01/31/2025` or `31.1.2025`, and none for what isn't such a day
 */
export function daysInNumbers(text: string): string[] {
  if (!/^\d\d?([/.-])\d\d?\1\d{4}$/.test(text)) return [];
  const [first = '', second = '', year] = text.split(/[/.-]/).map((part) => part.padStart(2, '0'));
  const days = [`${year}-${first}-${second}`, `${year}-${second}-${first}`];
  return [...new Set(days)].filter((day) => wrongWithDate(day) === undefined);
}

/** Turns `01/31/2025` into `2025-01-31`, unless it can be two days. */
export function dayInNumbers(text: string): string | undefined {
  const [day, ...others] = daysInNumbers(text);
  return others.length === 0 ? day : undefined;
}
