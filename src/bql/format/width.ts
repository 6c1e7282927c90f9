/** Longer lines are broken, where they can be. */
export const width = 72;
