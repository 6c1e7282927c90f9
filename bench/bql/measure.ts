/** Milliseconds for each run, sorted. A few warm-up runs aren't counted. */
export function timesOf(run: () => unknown, runs = 200, warmup = 50): number[] {
  for (let index = 0; index < warmup; index += 1) run();
  return Array.from({length: runs}, () => once(run)).sort((a, b) => a - b);
}

/** Milliseconds by the clock: processor time would include compiling and garbage collection on other threads. */
export function once(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

/** The value that a share of sorted values doesn't exceed: 0.95 for p95. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
