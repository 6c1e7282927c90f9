/** How a watching process asks for a fresh one: what it has read of data and code has changed. */
export const exitCodeOfChange = 75;
