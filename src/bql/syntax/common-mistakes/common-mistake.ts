/** Syntax from other languages, and what to write instead. */
export interface CommonMistake {
  pattern: RegExp;
  advice: string | ((written: string) => string);
  /** The replacement for what was written. `now` is when the records were read, if that's known. */
  fix?: string | ((written: string, now?: Date) => string | undefined);
}

/** Matches an attribute, or the attributes of a path, in a pattern. */
export const name = String.raw`[A-Za-z_][\w.]*`;

export const words = (pattern: string) => new RegExp(pattern, 'gi');

/** Makes a mistake from a symbol or word and its replacement. */
export const sign = (pattern: RegExp, fix: string): CommonMistake => ({
  pattern,
  advice: (written) => `BQL has no ${written}. Write ${fix}.`,
  fix,
});
