/** The state of an address that says no more than what the reader is doing already: the focus stays where it is. */
export const keepsFocus = {keepsFocus: true};

/** Whether an address was pushed with that state. */
export const isKeepingFocus = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepsFocus' in state;
