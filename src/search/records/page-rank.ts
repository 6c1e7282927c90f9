import {pageFolder} from '../../product/udm/address';

/** The properties of a page that determine its rank. */
interface Place {
  /** The page's absolute path. */
  route: string;
  /** Whether a section of the navbar begins with it. */
  isSection: boolean;
  /** Whether it lists a category's pages. */
  isCategory: boolean;
}

/** Folders with reference pages: one page for each item, or many examples per page. */
const reference = [`/${pageFolder}/`, '/docs/bql-example-library/'];

/** The rank of pages that are similar to one another. */
export const alikeRank = 0;

/** Folders with such pages. */
const alike = ['/docs/connectors/'];

/** Pages that gather what other pages say. A reader wants the page that explains it, if one is as good. */
const gathered = /^\/docs\/(limits|errors|connector-errors|graphql-schema|connectors\/compare)$/;

/** Folders with pages about the past. A reader who doesn't ask for a release wants current information. */
const past = ['/docs/releases/'];

/**
 * Returns how early a page ranks among equally good ones: 4 for the first page of a section and for overviews, 3 for
 * category lists, 2 for guides, 1 for reference pages, 0 for connectors, which all mention the same things, -1 for
 * lists of what other pages say, and -2 for release notes.
 */
export function pageRank({route, isSection, isCategory}: Place): number {
  if (isSection || /\boverview$/.test(route)) return 4;
  if (isCategory) return 3;
  const isIn = (folder: string) => route.startsWith(folder);
  if (past.some(isIn)) return -2;
  if (gathered.test(route)) return -1;
  if (alike.some(isIn)) return alikeRank;
  return reference.some(isIn) ? 1 : 2;
}
