/** The number of rows in total and in the table. */
interface Counts {
  shown: number;
  /** The number of rows that the query returns, after SKIP and LIMIT. */
  returned: number;
  total: number;
}

/** Returns a sentence with the number of rows, if the table doesn't show them all. */
export function countOf({shown, returned, total}: Counts): string {
  const [some, most, all] = [shown, returned, total].map((count) => count.toLocaleString('en'));
  if (total === 0) return 'The query finds nothing in the sample organization.';
  if (returned < total)
    return `${shown < returned ? `The first ${some} of ${most} rows that the query returns` : `${most} rows`}, out of ${all} that match.`;
  if (shown < total) return `The first ${some} of ${all} rows.`;
  return total === 1 ? 'One row.' : `${all} rows.`;
}
