import {type Alternative, longQuery, relatedWeight, type Slot} from '../index/query';
import type {WordIndex} from '../index/word-index';

/** A page that has words in a query. */
export interface Found {
  page: number;
  score: number;
}

/** Pages that have a query's words, best first, and whether any page has all of them. */
export interface Matches {
  found: Found[];
  complete: boolean;
}

type Scores = Map<number, number>;

/**
 * Finds the pages for a query: the ones with all its words. If there are none, if it's a long query, or if it's a
 * plain-language question, finds pages with some of the words, too.
 *
 * @param slots the query's words
 * @param index the pages' words
 * @param intent whether the query is a plain-language question, and whether it's a pasted message
 */
export function matchPages(
  slots: Slot[],
  index: WordIndex,
  {question = false, pasted = false}: {question?: boolean; pasted?: boolean} = {},
): Matches {
  const wanted = slots.filter(({optional}) => !optional);
  const scored = wanted.map(({alternatives}) =>
    alternatives.map((alternative) => ({alternative, scores: pagesOf(alternative, index)})),
  );
  const each = scored.map((of, at) => {
    const scores = inAny(of.map((one) => one.scores));
    return pasted ? evened(scores, wanted[at]?.weight ?? 1) : scores;
  });
  const all = inAll(each);
  if (wanted.length < 2) return {found: bestFirst(all), complete: true};
  const said = scored.map((of) =>
    inAny(of.filter(({alternative}) => isNoRelative(alternative)).map(({scores}) => scores)),
  );
  if (!question && inAll(said).size > 0) {
    const more = wanted.length < longQuery ? [] : others(each, all);
    return {found: [...bestFirst(all), ...more], complete: true};
  }
  return {found: bestFirst(inAny(each)), complete: all.size > 0};
}

/**
 * Lets the rarity of a word count more than how often a page has it. Otherwise, a page that often has a few everyday
 * words of a message comes before the page that has the message.
 */
function evened(scores: Scores, rarity: number): Scores {
  const most = Math.max(...scores.values());
  return new Map([...scores].map(([page, score]) => [page, rarity * Math.sqrt(score / most)]));
}

/** Returns the pages with some of the words. */
const others = (each: Scores[], all: Scores): Found[] =>
  bestFirst(inAny(each)).filter(({page}) => !all.has(page));

/** Whether a word, one of its forms or synonyms, or a word that begins like it, occurs anywhere. */
export const isKnown = ({alternatives}: Slot, index: WordIndex): boolean =>
  alternatives.some((alternative) => pagesOf(alternative, index).size > 0);

const isNoRelative = ({weight}: Alternative) => weight > relatedWeight;

function pagesOf({terms, weight, prefix}: Alternative, index: WordIndex): Scores {
  return weighted(inAll(terms.map((term) => index.search(term, prefix))), weight / terms.length);
}

function weighted(scores: Scores, weight: number): Scores {
  return new Map([...scores].map(([page, score]) => [page, score * weight]));
}

/** Returns the pages in all lists. */
function inAll([first, ...rest]: Scores[]): Scores {
  const both = (one: Scores, other: Scores) =>
    new Map(
      [...one].flatMap(([page, score]): [number, number][] => {
        const more = other.get(page);
        return more === undefined ? [] : [[page, score + more]];
      }),
    );
  return rest.reduce(both, first ?? new Map());
}

/** Returns the pages in any list. */
function inAny(lists: Scores[]): Scores {
  const sums: Scores = new Map();
  for (const scores of lists) {
    for (const [page, score] of scores) sums.set(page, (sums.get(page) ?? 0) + score);
  }
  return sums;
}

const bestFirst = (scores: Scores): Found[] =>
  [...scores]
    .map(([page, score]) => ({page, score}))
    .sort((a, b) => b.score - a.score || a.page - b.page);
