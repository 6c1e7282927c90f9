/** Lines longer than this are broken where possible. */
export const width = 72;
