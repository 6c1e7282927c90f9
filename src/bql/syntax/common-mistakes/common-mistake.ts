/** Syntax from other languages, and what to write instead. */
export interface CommonMistake {
  pattern: RegExp;
  advice: string | ((written: string) => string);
  /** The replacement for what was written. */
  fix?: string | ((written: string) => string | undefined);
}

export const words = (pattern: string) => new RegExp(pattern, 'gi');

/** Makes a mistake from a symbol or word and its replacement. */
export const sign = (pattern: RegExp, fix: string): CommonMistake => ({
  pattern,
  advice: (written) => `BQL has no ${written}. Write ${fix}.`,
  fix,
});
