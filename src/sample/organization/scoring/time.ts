const hourInMilliseconds = 3_600_000;
const dayInMilliseconds = 24 * hourInMilliseconds;

/** Returns a moment some days later (or earlier, if negative), at the same time of day. */
export function addDays(moment: string, days: number): string {
  return toIso(Date.parse(moment) + days * dayInMilliseconds);
}

/** Returns the same time after a number of days from Monday through Friday, in UTC. */
export function addBusinessDays(moment: string, days: number): string {
  let time = Date.parse(moment);
  for (let left = days; left > 0; ) {
    time += dayInMilliseconds;
    if (!isWeekend(time)) left -= 1;
  }
  return toIso(time);
}

/** Returns a moment some hours later. */
export const addHours = (moment: string, hours: number): string =>
  toIso(Date.parse(moment) + hours * hourInMilliseconds);

/** Returns the moment after a number of hours from Monday through Friday, in UTC. */
export function addBusinessHours(moment: string, hours: number): string {
  let time = Date.parse(moment);
  for (let left = hours * hourInMilliseconds; left > 0; ) {
    const restOfDay = dayInMilliseconds - (time % dayInMilliseconds);
    const step = isWeekend(time) ? restOfDay : Math.min(left, restOfDay);
    if (!isWeekend(time)) left -= step;
    time += step;
  }
  return toIso(time);
}

/** Returns the same day and time some months later, or the last day of a shorter month. */
export function addMonths(moment: string, months: number): string {
  const date = new Date(moment);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return toIso(date.getTime());
}

/** Returns the same time on the next Monday if the moment is on a weekend, in UTC. Otherwise, returns the moment. */
export const toWeekday = (moment: string): string =>
  isWeekend(Date.parse(moment)) ? addBusinessDays(moment, 1) : moment;

function isWeekend(time: number): boolean {
  const weekday = new Date(time).getUTCDay();
  return weekday === 0 || weekday === 6;
}

/** Returns the whole days from one moment to another. */
export function daysBetween(from: string, to: string): number {
  return Math.floor((Date.parse(to) - Date.parse(from)) / dayInMilliseconds);
}

function toIso(time: number): string {
  return new Date(time).toISOString().replace('.000Z', 'Z');
}
