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

/** A year, or a part of it. */
export interface Period {
  year?: number;
  /** From 1. */
  month?: number;
  /** From 1. */
  quarter?: number;
}

/** Returns the comparison with a period, or undefined if there's no such period. */
export function testOfParts(
  path: string,
  sign: string,
  {year = 0, month, quarter}: Period,
): string | undefined {
  const count = quarter ? 3 : month ? 1 : 12;
  const first = quarter ? quarter * 3 - 3 : (month ?? 1) - 1;
  const isKnown = year >= 1900 && year <= 2099 && first >= 0 && first <= 11;
  if (!isKnown) return undefined;
  const [start = '', next = ''] = [first, first + count].map((each) =>
    new Date(Date.UTC(year, each)).toISOString().slice(0, 10),
  );
  return testOfPeriod(path, sign.replace('<>', '!=').replace('==', '='), start, next);
}
