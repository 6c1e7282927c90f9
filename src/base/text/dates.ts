/** The months, by name. */
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
 * `2025-12-10` as readers write it: "December 10, 2025". Without `Intl`, whose first use takes a slow phone a
 * fifteenth of a second.
 */
export function longDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${monthNames[(month ?? 1) - 1]} ${day}, ${year}`;
}
