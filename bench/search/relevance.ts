import {type Kind, kinds, type Query} from './queries';

/** How well a system answers: means over queries. */
export interface Relevance {
  mrr: number;
  first: number;
  five: number;
}

/** The relevance for all queries, and for each kind that they have. */
export type ByKind = {all: Relevance} & Partial<Record<Kind, Relevance>>;

/**
 * Scores answers by the place of the first correct page. A system that lists sections of one page one after another
 * isn't penalized, because places count pages.
 *
 * @param answers addresses for each query, best first
 */
export function score(queries: Query[], answers: string[][]): ByKind {
  const places = queries.map((query, index) => placeOf(query, answers[index] ?? []));
  const mean = (kind?: Kind): Relevance => {
    const chosen = places.filter((_, index) => !kind || queries[index]?.kind === kind);
    const average = (value: (place: number) => number) =>
      chosen.reduce((sum, place) => sum + value(place), 0) / chosen.length;
    return {
      mrr: average((place) => (place <= 10 ? 1 / place : 0)),
      first: average((place) => (place === 1 ? 1 : 0)),
      five: average((place) => (place <= 5 ? 1 : 0)),
    };
  };
  const present = kinds.filter((kind) => queries.some((query) => query.kind === kind));
  const byKind = present.map((kind) => [kind, mean(kind)] as const);
  return {all: mean(), ...Object.fromEntries(byKind)};
}

/** The place of the first correct page, from 1, or infinity. */
export function placeOf({expect}: Query, answer: string[]): number {
  const hits = answer.map(plain);
  const pages = [...new Set(hits.map(pageOf))];
  const places = expect.map((route) => {
    const shown = route.includes('#') ? hits.includes(route) : true;
    const place = pages.indexOf(pageOf(route));
    return shown && place >= 0 ? place + 1 : Number.POSITIVE_INFINITY;
  });
  return Math.min(...places);
}

const pageOf = (route: string) => route.split('#')[0] ?? '';

/** An address as `queries.yaml` writes it: a path and an anchor. */
function plain(address: string): string {
  const {pathname, hash} = new URL(address, 'http://localhost');
  const page = pathname.replace(/(\/index)?\.html$/, '').replace(/(.)\/$/, '$1');
  return (page || '/') + decodeURIComponent(hash);
}
