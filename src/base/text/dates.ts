/** The names of the months. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * Formats `2025-12-10` as "December 10, 2025". Doesn't use `Intl`, whose first call takes about 67 ms on a slow phone.
 */
export function longDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${monthNames[(month ?? 1) - 1]} ${day}, ${year}`;
}

/** Formats `2025-12-10` as "Dec 10". */
export function shortDate(date: string): string {
  const [, month, day] = date.split('-').map(Number);
  return `${monthNames[(month ?? 1) - 1]?.slice(0, 3)} ${day}`;
}

/** Formats `2025-12` as "December 2025". */
export function longMonth(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return `${monthNames[(number ?? 1) - 1]} ${year}`;
}
