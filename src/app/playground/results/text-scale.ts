/** Returns how many times as large as usual the reader's text is. Drawings of a result grow with it. */
export const textScale = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
