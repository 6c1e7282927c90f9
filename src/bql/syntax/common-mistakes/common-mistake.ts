/** Something that other languages have, and what to write in its place. */
export interface CommonMistake {
  pattern: RegExp;
  advice: string | ((written: string) => string);
  /** In the place of what was written. */
  fix?: string | ((written: string) => string | undefined);
}

export const words = (pattern: string) => new RegExp(pattern, 'gi');

/** A sign or word, and what to write. */
export const sign = (pattern: RegExp, fix: string): CommonMistake => ({
  pattern,
  advice: (written) => `BQL has no ${written}. Write ${fix}.`,
  fix,
});
