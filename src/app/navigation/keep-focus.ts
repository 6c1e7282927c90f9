/** History state for an address that only reflects what the reader is doing. The focus stays where it is. */
export const keepsFocus = {keepsFocus: true};

/** Whether an address was pushed with that state. */
export const isKeepingFocus = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepsFocus' in state;
