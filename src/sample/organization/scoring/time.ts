const dayInMilliseconds = 86_400_000;

/** Returns a moment some days later (or earlier, if negative), at the same time of day. */
export function addDays(moment: string, days: number): string {
  return toIso(Date.parse(moment) + days * dayInMilliseconds);
}

/** Returns the same time after a number of days from Monday through Friday, in UTC. */
export function addBusinessDays(moment: string, days: number): string {
  let time = Date.parse(moment);
  for (let left = days; left > 0; ) {
    time += dayInMilliseconds;
    const weekday = new Date(time).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return toIso(time);
}

/** Returns the whole days from one moment to another. */
export function daysBetween(from: string, to: string): number {
  return Math.floor((Date.parse(to) - Date.parse(from)) / dayInMilliseconds);
}

function toIso(time: number): string {
  return new Date(time).toISOString().replace('.000Z', 'Z');
}
