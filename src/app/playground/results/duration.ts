/** Writes how long a run took: `under 1 ms`, `1,200 ms`. */
export const durationOf = (milliseconds: number): string =>
  milliseconds < 1 ? 'under 1 ms' : `${Math.round(milliseconds).toLocaleString('en')} ms`;
