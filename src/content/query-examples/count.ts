/** The number of rows in total and in the table. */
export interface RowCounts {
  shown: number;
  /** The number of rows that the query returns, after SKIP and LIMIT. */
  returned: number;
  total: number;
}

/** Says how many rows there are, and how many of them the table shows: "First 5 of 146 rows". */
export function countOf({shown, returned, total}: RowCounts): string {
  const [some, most, all] = [shown, returned, total].map((count) => count.toLocaleString('en'));
  if (total === 0) return 'The query finds nothing in the sample organization.';
  const rowsOf = (count: number) => (count === 1 ? '1 row' : `${count.toLocaleString('en')} rows`);
  if (returned < total)
    return `${shown < returned ? `First ${some} of ${most} rows` : rowsOf(returned)}, out of ${all} that match`;
  return shown < total ? `First ${some} of ${all} rows` : rowsOf(total);
}
