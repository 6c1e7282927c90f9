/** Texts in their order, after those of a list of favorites in the order of that list. */
export function favoritesFirst(texts: readonly string[], favorites: readonly string[]): string[] {
  return [
    ...favorites.filter((each) => texts.includes(each)),
    ...texts.filter((each) => !favorites.includes(each)),
  ];
}
