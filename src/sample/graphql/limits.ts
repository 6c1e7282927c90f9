/** The most records that a root field returns. */
export const maxLimit = 5000;
/** How many records a root field returns if the operation doesn't say. */
export const defaultLimit = 100;
