/** The sample organization's present, which relative dates in queries count from. */
export const now = '2025-12-15T08:00:00Z';

/** The start of the last orchestration run. */
export const lastRun = '2025-12-15T00:00:00Z';
