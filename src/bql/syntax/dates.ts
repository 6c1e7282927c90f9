/**
 * Returns what's wrong with a written date: its month, day, hours, or minutes.
 *
 * @param text `2026-01-31`, `2026-01-31T08:00Z`
 * @returns `undefined` if the day and time exist
 */
export function wrongWithDate(text: string): string | undefined {
  const [day = '', time] = text.replace(/Z$/, '').split('T');
  if (!isDay(day)) return `${day} isn't a valid date.`;
  return time === undefined || isTime(time) ? undefined : `${time} isn't a valid time.`;
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(text)
  );
}

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?$/.test(text);
