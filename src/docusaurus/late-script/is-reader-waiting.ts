/** Whether the reader has pressed a control that's still waiting for the page's script. */
export const isReaderWaiting = (): boolean =>
  [...(window.kept?.presses.values() ?? [])].some(({isAnswered}) => !isAnswered);
