const articles = new Set(['a', 'an', 'the']);

/** The words of a name in lowercase and in the singular, without articles. */
export function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return words.filter((word) => !articles.has(word)).map(singular);
}

/** The form of a name that's used for comparison. */
export const nameKey = (text: string) => wordsOf(text).join(' ');

/** Whether every word of a text is in one of several names. */
export function isListed(text: string, names: string[]): boolean {
  const known = new Set(names.flatMap(wordsOf));
  return wordsOf(text).every((word) => known.has(word));
}

/** The singular of a word in a name: "policy" for "policies". */
export const singular = (word: string) => word.replace(/ies$/, 'y').replace(/s$/, '');
