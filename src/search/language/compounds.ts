/** How a language joins words into one. */
export interface Compounds {
  /**
   * Splits a word into words that exist.
   *
   * @param isWord whether a word, or another form of it, exists
   * @returns nothing if it isn't a compound of them
   */
  partsOf(word: string, isWord: (part: string) => boolean): string[];
  /** Returns every word that can be at the end of a word, so that it can be looked up. */
  endsOf(word: string): string[];
}
