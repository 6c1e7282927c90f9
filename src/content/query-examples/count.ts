/** How many rows there are, and how many of them a table shows. */
interface Counts {
  shown: number;
  /** What the query returns: what matches, without what SKIP and LIMIT omit. */
  returned: number;
  total: number;
}

/** Says how many rows there are, where the table doesn't show them all. */
export function countOf({shown, returned, total}: Counts): string {
  const [some, most, all] = [shown, returned, total].map((count) => count.toLocaleString('en'));
  if (total === 0) return 'The query finds nothing in the sample organization.';
  if (returned < total)
    return `${shown < returned ? `The first ${some} of ${most} rows that the query returns` : `${most} rows`}, out of ${all} that match.`;
  if (shown < total) return `The first ${some} of ${all} rows.`;
  return total === 1 ? 'One row.' : `${all} rows.`;
}
