/** The line, from 1, on which an offset of a text stands. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;
