/**
 * Returns the comparison that `dueDate <= endOfMonth()` means on a day.
 *
 * @param words such as `endOfMonth`
 * @param offset how many periods later
 */
export function comparisonWithPeriod(
  path: string,
  sign: string,
  words: string,
  offset: number,
  now: Date,
): string | undefined {
  const period = /day|week|month|quarter|year/i.exec(words)?.[0].toLowerCase() ?? '';
  const isEnd = /^end/i.test(words);
  const day = startOf(period, offset + (isEnd ? 1 : 0), now);
  if (Number.isNaN(day.getTime())) return undefined;
  // The end of a period is the last moment before the next one.
  const exact = isEnd ? (sign.startsWith('<') ? '<' : '>=') : sign;
  return `${path} ${exact} ${day.toISOString().slice(0, 10)}`;
}

/** Returns the first day of a period, some periods from now. Weeks begin on Monday. */
function startOf(period: string, offset: number, now: Date): Date {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  const at = (...[y, m, d]: [number, number, number]) => new Date(Date.UTC(y, m, d));
  switch (period) {
    case 'year':
      return at(year + offset, 0, 1);
    case 'quarter':
      return at(year, month - (month % 3) + 3 * offset, 1);
    case 'month':
      return at(year, month + offset, 1);
    case 'week':
      return at(year, month, day - ((now.getUTCDay() + 6) % 7) + 7 * offset);
    default:
      return at(year, month, day + offset);
  }
}

/** Returns the comparison with a period that isn't a day: `lastSeen > 2025` means after that year. */
export function testOfPeriod(path: string, sign: string, first: string, next: string): string {
  switch (sign) {
    case '=':
      return `(${path} >= ${first} AND ${path} < ${next})`;
    case '!=':
      return `(${path} < ${first} OR ${path} >= ${next})`;
    case '>':
      return `${path} >= ${next}`;
    case '<=':
      return `${path} < ${next}`;
    default:
      return `${path} ${sign} ${first}`;
  }
}
