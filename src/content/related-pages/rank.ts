import {counted} from '../../base/collections';
import {oncePer} from '../../base/once';
import type {LinkedPage} from './pages';

/** More links than this don't count. */
const mostLinks = 3;
/** The weight of a link in either direction, and the weight of terms if two pages use all the same ones. */
const weights = {link: 2, terms: 6};

/**
 * Orders pages by what they have in common with one page: links between the two, and terms that both use. Rarer terms
 * count more (cosine of tf-idf vectors).
 *
 * @param page one of `pages`
 * @returns the other pages, closest first, without pages that have nothing in common
 */
export function rankRelated(page: LinkedPage, pages: LinkedPage[]): LinkedPage[] {
  const vectorOf = vectors(pages);
  const own = vectorOf(page);
  return pages
    .filter((other) => other !== page)
    .map((other) => ({
      other,
      score:
        weights.link * (linksBetween(page, other) + linksBetween(other, page)) +
        weights.terms * cosine(own, vectorOf(other)),
    }))
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({other}) => other);
}

const linksBetween = (from: LinkedPage, to: LinkedPage) =>
  Math.min(mostLinks, from.links.get(to.file) ?? 0);

type Vector = Map<string, number>;

/** Weights the terms of each page, so that the squared weights add up to 1. */
const vectors = oncePer((pages: LinkedPage[]): ((page: LinkedPage) => Vector) => {
  const pagesWith = counted(pages.flatMap(({terms}) => [...terms.keys()]));
  return oncePer(({terms}: LinkedPage) => {
    const weighted = Array.from(terms, ([term, count]): [string, number] => [
      term,
      (1 + Math.log(count)) * Math.log(pages.length / (pagesWith.get(term) ?? 1)),
    ]);
    const length = Math.hypot(...weighted.map(([, weight]) => weight)) || 1;
    return new Map(weighted.map(([term, weight]) => [term, weight / length]));
  });
});

function cosine(a: Vector, b: Vector): number {
  let sum = 0;
  for (const [term, weight] of a) sum += weight * (b.get(term) ?? 0);
  return sum;
}
