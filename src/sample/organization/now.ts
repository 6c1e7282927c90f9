/** The moment at which the sample organization stands still: what relative dates in queries count from. */
export const now = '2025-12-15T08:00:00Z';

/** When the last orchestration run began. */
export const lastRun = '2025-12-15T00:00:00Z';
