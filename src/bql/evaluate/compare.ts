import type {ComparisonOperator} from '../syntax/ast';

type Scalar = string | number | boolean;

/**
 * Compares two values: numbers by size, dates by time, ratings by rank (Critical is the highest), and strings character
 * by character.
 *
 * @param choices the names of a choice's values, highest first
 * @returns a negative number if `a` is lower, 0 if they're equal
 */
export function compare(a: Scalar, b: Scalar, choices?: string[]): number {
  if (choices) return choices.indexOf(String(b)) - choices.indexOf(String(a));
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0;
}

/** Whether an order returned by {@link compare} satisfies an operator. */
export function fits(order: number, operator: ComparisonOperator): boolean {
  switch (operator) {
    case '=':
      return order === 0;
    case '!=':
      return order !== 0;
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
  }
}

/**
 * Compares a moment with a date as written. A date without a time means the whole day: any moment in that day is equal
 * to it.
 *
 * @param moment ISO 8601 in UTC
 * @param written `2026-01-31` or `2026-01-31T08:00:00Z`
 */
export function compareDates(moment: string, written: string): number {
  if (!written.includes('T')) return compare(moment.slice(0, 10), written);
  return Date.parse(moment) - Date.parse(written.endsWith('Z') ? written : `${written}Z`);
}
