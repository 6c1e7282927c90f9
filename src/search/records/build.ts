import {readFileSync} from 'node:fs';
import {basePathOf, withoutBase} from '../../base/base-path';
import {fileOf} from '../../base/built-site';
import {forget, hash, type Remember} from '../../base/memory/remember';
import type {Results} from '../../base/memory/results';
import {product} from '../../product/facts';
import {questionsByRoute} from '../../product/page-files/questions';
import {type PageContext, recordsFromHtml} from './html';
import {connectorKeywords} from './keywords';
import {withQuestions} from './questions';
import type {SearchRecord} from './record';

/** A page of a built site that can have records. */
export interface BuiltPage {
  /** Without the sidebar, and without the addresses of scripts and style sheets: those change when other pages do. */
  html: string;
  context: PageContext;
}

const notOwn =
  /<aside class="?theme-doc-sidebar-container.*?<\/aside>|\/assets\/(?:js|css)\/[^\s"'<>]+/gs;

/**
 * Reads all that the search records of a built site are made from, apart from its questions.
 *
 * @param outDir the folder written by `docusaurus build`
 * @param paths the pages' paths, as Docusaurus passes `routesPaths` to `postBuild`
 * @param siteUrl address of the site
 * @returns the pages by route; a route without a file isn't one
 */
export function readBuiltPages(
  outDir: string,
  paths: string[],
  siteUrl: string = product.siteUrl,
): BuiltPage[] {
  const keywords = connectorKeywords();
  const base = basePathOf(siteUrl);
  return [...new Set(paths.map((each) => withoutBase(each, base)))]
    .filter((route) => !route.startsWith('/__docusaurus'))
    .sort()
    .flatMap((route) => {
      const file = fileOf(outDir, route);
      if (!file) return [];
      const html = readFileSync(file, 'utf8').replace(notOwn, '');
      return {html, context: {route, siteUrl, keywords: keywords.get(route)}};
    });
}

/** All that the records of pages are made from, as a short text. */
export const digestPages = (pages: BuiltPage[]): string =>
  hash(pages.map(({html, context}) => hash(JSON.stringify(context) + html)).join());

/** What keeps a page's records by all that they're made from. */
const keyOf = ({html, context}: BuiltPage): [name: string, text: string] => [
  'records',
  `${JSON.stringify(context)}\n${html}`,
];

/** Makes a page's search records, without its questions. */
export const recordsOfPage = (page: BuiltPage, remember: Remember): SearchRecord[] =>
  remember(...keyOf(page), () => recordsFromHtml(page.html, page.context));

/** How many pages have records that no build has made. */
export const countMissing = (pages: BuiltPage[], {knows}: Pick<Results, 'knows'>): number =>
  pages.filter((page) => !knows(...keyOf(page))).length;

/** Two halves that take the same time: pages of a kind are next to each other. */
export const halvesOf = (pages: BuiltPage[]): [BuiltPage[], BuiltPage[]] => [
  pages.filter((_, index) => index % 2 === 0),
  pages.filter((_, index) => index % 2 === 1),
];

/**
 * Makes the search records of a built site.
 *
 * @param pages as `readBuiltPages` returns them
 * @param remember gives the records that an earlier build made of the same page
 * @returns the records of all searchable pages, by route and in reading order
 */
export function recordsOf(pages: BuiltPage[], remember: Remember = forget): SearchRecord[] {
  const records = pages.flatMap((page) => recordsOfPage(page, remember));
  return withQuestions(records, questionsByRoute(), pages[0]?.context.siteUrl);
}

/**
 * Makes the search records of a built site, as `readBuiltPages` and `recordsOf` do.
 *
 * @returns the records of all searchable pages, by route and in reading order; a route without a file has none
 */
export const readRecords = (...site: Parameters<typeof readBuiltPages>): SearchRecord[] =>
  recordsOf(readBuiltPages(...site));
