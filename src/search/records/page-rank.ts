/** What of a page decides its rank. */
interface Place {
  /** Absolute path of the page. */
  route: string;
  /** A section of the navbar begins with it. */
  isSection: boolean;
  /** It lists the pages of a category. */
  isCategory: boolean;
}

/**
 * How early a page comes among equally good ones: 3 where a section begins and for overviews, 2 for lists of
 * a category's pages, 1 for details, 0 for release notes, which name everything once.
 */
export function pageRank({route, isSection, isCategory}: Place): number {
  if (isSection || /\boverview$/.test(route)) return 3;
  if (isCategory) return 2;
  return route.startsWith('/docs/releases/') ? 0 : 1;
}
