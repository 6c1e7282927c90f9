/** Advice on grouping dates by a period that isn't the beginning of a date as text. */
export const howToGroupByDate = (path = ''): string =>
  `BQL can't group dates by week or by another number of days. Group by day, left(toString(${path || 'h.lastSeen'}), 10), or by month, with 7 instead of 10.`;
