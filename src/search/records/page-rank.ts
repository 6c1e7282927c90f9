import {pageFolder} from '../../udm/address';

/** What of a page decides its rank. */
interface Place {
  /** Absolute path of the page. */
  route: string;
  /** A section of the navbar begins with it. */
  isSection: boolean;
  /** It lists the pages of a category. */
  isCategory: boolean;
}

/** Folders of pages to look things up in: one for each thing there is, or many examples on each. */
const reference = [`/${pageFolder}/`, '/docs/connectors/', '/docs/bql-example-library/'];

/**
 * How early a page comes among equally good ones: 4 where a section begins and for overviews, 3 for lists of
 * a category's pages, 2 for guides, 1 for reference, 0 for release notes, which name everything once.
 */
export function pageRank({route, isSection, isCategory}: Place): number {
  if (isSection || /\boverview$/.test(route)) return 4;
  if (isCategory) return 3;
  if (route.startsWith('/docs/releases/')) return 0;
  return reference.some((folder) => route.startsWith(folder)) ? 1 : 2;
}
