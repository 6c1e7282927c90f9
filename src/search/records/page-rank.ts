import {pageFolder} from '../../product/udm/address';

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
const reference = [`/${pageFolder}/`, '/docs/bql-example-library/'];

/** Folders of pages that say much the same as their neighbors. */
const alike = ['/docs/connectors/'];

/** Folders of pages about what was: who doesn't ask for a release wants what holds today. */
const past = ['/docs/releases/'];

/**
 * How early a page comes among equally good ones: 4 where a section begins and for overviews, 3 for lists of
 * a category's pages, 2 for guides, 1 for reference, 0 for connectors, which all name the same things, and -2 for release notes.
 */
export function pageRank({route, isSection, isCategory}: Place): number {
  if (isSection || /\boverview$/.test(route)) return 4;
  if (isCategory) return 3;
  const isIn = (folder: string) => route.startsWith(folder);
  if (past.some(isIn)) return -2;
  if (alike.some(isIn)) return 0;
  return reference.some(isIn) ? 1 : 2;
}
