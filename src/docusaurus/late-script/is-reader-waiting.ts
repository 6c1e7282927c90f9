/** Whether the reader has pressed something that only the page's script answers, and it hasn't yet. */
export const isReaderWaiting = (): boolean => (window.kept?.presses.size ?? 0) > 0;
