/** Sorts the favorites to the front, in their own order. The other strings keep their order. */
export function favoritesFirst(texts: readonly string[], favorites: readonly string[]): string[] {
  return [
    ...favorites.filter((each) => texts.includes(each)),
    ...texts.filter((each) => !favorites.includes(each)),
  ];
}
