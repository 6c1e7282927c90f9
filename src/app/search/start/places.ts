import {fillIn, product} from '../../../product/facts';
import {readReleases} from '../../../product/releases';
import type {SearchStart, StartPlace} from './start';

/** The routes of the pages where most readers start. */
const starts = [
  '/docs/quick-start',
  '/docs/connectors',
  '/docs/bql-overview',
  '/docs/{product}-api',
  '/docs/reference/glossary',
];
const releaseCount = 3;

/**
 * Returns what the search dialog offers before a query.
 *
 * @param pages every page of the documentation
 * @throws {Error} when a page to start from doesn't exist
 */
export function startFrom(pages: StartPlace[]): SearchStart {
  const places = starts.map((start) => {
    const route = fillIn(start, product);
    const page = pages.find((each) => each.route === route);
    if (!page) {
      throw new Error(
        `No page ${route}, which search offers. Correct src/app/search/start/places.ts.`,
      );
    }
    return {title: page.title, route};
  });
  const releases = readReleases()
    .slice(0, releaseCount)
    .map(({title, route}) => ({title, route}));
  return {places, releases};
}
