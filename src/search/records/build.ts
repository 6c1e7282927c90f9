import {readFileSync} from 'node:fs';
import {basePathOf, withoutBase} from '../../base/base-path';
import {fileOf} from '../../base/built-site';
import {product} from '../../product/facts';
import {questionsByRoute} from '../../product/page-files/questions';
import {recordsFromHtml} from './html';
import {connectorKeywords} from './keywords';
import {withQuestions} from './questions';
import type {SearchRecord} from './record';

/**
 * Reads the search records of a built site.
 *
 * @param outDir the folder written by `docusaurus build`
 * @param paths the pages' paths, as Docusaurus passes `routesPaths` to `postBuild`
 * @param siteUrl address of the site
 * @returns the records of all searchable pages, by route and in reading order; a route without a file has none
 */
export function readRecords(
  outDir: string,
  paths: string[],
  siteUrl: string = product.siteUrl,
): SearchRecord[] {
  const keywords = connectorKeywords();
  const base = basePathOf(siteUrl);
  const records = [...new Set(paths.map((each) => withoutBase(each, base)))]
    .filter((route) => !route.startsWith('/__docusaurus'))
    .sort()
    .flatMap((route) => {
      const file = fileOf(outDir, route);
      if (!file) return [];
      const html = readFileSync(file, 'utf8');
      return recordsFromHtml(html, {route, siteUrl, keywords: keywords.get(route)});
    });
  return withQuestions(records, questionsByRoute(), siteUrl);
}
