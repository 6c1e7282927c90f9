import {counted} from '../../base/collections';
import type {LinkedPage} from './pages';

/** Links count up to this often: a fourth one says no more. */
const mostLinks = 3;
/** What a link weighs, in either direction, and what terms weigh where two pages use all the same. */
const weights = {link: 2, terms: 6};

/**
 * Orders pages by what they have in common with one of them: links between the two, and the terms that both use, of
 * which the rarer says more (cosine of tf-idf vectors).
 *
 * @param page one of `pages`
 * @returns the others, the nearest first; those without anything in common are omitted
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

/** Weighs the terms of a page, so that the squares of the weights add up to 1. */
function vectors(pages: LinkedPage[]): (page: LinkedPage) => Vector {
  const pagesWith = counted(pages.flatMap(({terms}) => [...terms.keys()]));
  return ({terms}) => {
    const weighted = Array.from(terms, ([term, count]): [string, number] => [
      term,
      (1 + Math.log(count)) * Math.log(pages.length / (pagesWith.get(term) ?? 1)),
    ]);
    const length = Math.hypot(...weighted.map(([, weight]) => weight)) || 1;
    return new Map(weighted.map(([term, weight]) => [term, weight / length]));
  };
}

function cosine(a: Vector, b: Vector): number {
  let sum = 0;
  for (const [term, weight] of a) sum += weight * (b.get(term) ?? 0);
  return sum;
}
