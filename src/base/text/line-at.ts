/** Returns the one-based line number of an offset in a text. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;
