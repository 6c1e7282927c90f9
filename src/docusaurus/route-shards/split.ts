import {withoutSlash} from '../../base/base-path';
import type {ChunkNames} from './chunk-names';
import {parentsIn} from './parents-in';
import {shardOf} from './shard-of';

/** A route that the site has, with what Docusaurus says about it in addition, such as its sidebar. */
export interface GeneratedRoute {
  path: string;
  /** Missing for the not-found page. */
  chunks?: ChunkNames;
  routes?: GeneratedRoute[];
  [attribute: string]: unknown;
}

/** A page's route, and the number of its parent in `parentsIn`. */
type PlacedRoute = [parent: number, route: GeneratedRoute];

export interface SplitRoutes {
  /** All routes apart from the documentation's pages. */
  shared: GeneratedRoute[];
  shards: PlacedRoute[][];
}

/** A shard takes 2 kB on its pages, and naming a shard takes 20 bytes on every page. */
const pagesPerShard = 32;

/**
 * Splits the routes into those that every page has and shards with the routes of pages. Routes without a parent stay,
 * because their number doesn't grow.
 */
export function splitRoutes(routes: GeneratedRoute[]): SplitRoutes {
  const placed = parentsIn(routes).flatMap(({routes: below = []}, parent) =>
    below.filter(isPage).map((route): PlacedRoute => [parent, route]),
  );
  const shards = Array.from(
    {length: Math.ceil(placed.length / pagesPerShard)},
    (): PlacedRoute[] => [],
  );
  for (const each of placed) shards[shardOf(withoutSlash(each[1].path), shards.length)]?.push(each);
  const withoutPages = (route: GeneratedRoute): GeneratedRoute =>
    route.routes
      ? {...route, routes: route.routes.filter((each) => !isPage(each)).map(withoutPages)}
      : route;
  return {shared: routes.map(withoutPages), shards};
}

const isPage = ({routes}: GeneratedRoute) => routes === undefined;

/** Returns the names of the chunks that some routes have, including their child routes. */
export function chunksOf(routes: GeneratedRoute[]): string[] {
  return routes.flatMap(({chunks = {}, routes: below = []}) => [
    ...namesIn(chunks),
    ...chunksOf(below),
  ]);
}

const namesIn = (chunks: ChunkNames): string[] =>
  Object.values(chunks).flatMap((part) => (typeof part === 'string' ? [part] : namesIn(part)));
