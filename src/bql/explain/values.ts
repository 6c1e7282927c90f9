import type {Literal} from '../syntax/ast';

/**
 * Returns a value as it's written in a sentence: a choice unchanged, another string in quotes, and a date with the
 * month's name.
 */
export function wordOf({value, isDate}: Literal, isChoice: boolean): string {
  if (isDate) return dateOf(String(value));
  if (typeof value === 'string') return isChoice ? value : `"${value}"`;
  if (typeof value === 'number') return value.toLocaleString('en-US', {maximumFractionDigits: 10});
  return value === null ? 'nothing' : String(value);
}

function dateOf(written: string): string {
  const [day = '', time = ''] = written.split('T');
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return written;
  const words = date.toLocaleDateString('en-US', {dateStyle: 'long', timeZone: 'UTC'});
  return time ? `${words} at ${time.slice(0, 5)} UTC` : words;
}

/** Returns "in the last 30 days", "in the next week". */
export function spanOf(operator: 'IN LAST' | 'IN NEXT', amount: number, unit: string): string {
  const span = amount === 1 ? unit : `${amount} ${unit}s`;
  return `in the ${operator === 'IN LAST' ? 'last' : 'next'} ${span}`;
}
