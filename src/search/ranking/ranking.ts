import type {SearchRequest} from '../index/backend';
import {inAnySection, meetsFacets} from '../index/facets';
import {termsOf} from '../index/page-terms';
import {readQuery, type Slot} from '../index/query';
import type {SiteIndex} from '../index/site-index';
import {isSlip} from '../index/suggest';
import type {WordIndex} from '../index/word-index';
import type {KnownWords} from '../index/written';
import {asksForRelease, isQuestion} from '../language';
import {isKnown, type Matches, matchPages} from './match';
import {Matcher} from './matcher';
import {mergeAttributes} from './merge-attributes';
import {isPasted} from './pasted';
import {type Candidate, rankRecords} from './score';

/** The number of pages that are compared with the query. MiniSearch's order is used for the rest. */
const comparedPages = 80;

/** The pages and records found for a query in the loaded part of the index. */
export interface Ranking {
  slots: Slot[];
  matcher: Matcher;
  matches: Matches;
  candidates: Candidate[];
}

/**
 * Finds the pages and records that match a query, best first.
 *
 * @param words the words to search: in titles and headings, or in everything
 */
export function rank(
  index: SiteIndex,
  words: WordIndex,
  text: string,
  {facetFilters}: Pick<SearchRequest, 'facetFilters'> = {},
): Ranking {
  const slots = readQuery(text, words);
  const intent = {
    question: isQuestion(text),
    release: asksForRelease(text),
    pasted: isPasted(text, slots),
  };
  const all = matchPages(slots, words, intent);
  const found = all.found.filter(({page}) => {
    const of = index.pages[page];
    return of && meetsFacets(of, inAnySection(facetFilters));
  });
  const matches = {...all, found};
  const compared = {...matches, found: found.slice(0, comparedPages)};
  for (const {page} of compared.found) readTerms(index, page);
  const matcher = new Matcher(slots);
  if (!intent.pasted && isMisspelt(slots, matches, {pages: index.pages, words}))
    return {slots, matcher, matches, candidates: []};
  const rest = found.slice(comparedPages).map(({page}) => ({page, piece: -1, score: 0}));
  const ranked = rankRecords(matcher, compared, index.pages, intent);
  // Sections are separated last, so that each has as many results by itself as among all.
  const candidates = [...mergeAttributes(ranked, index.pages), ...rest].filter(({page}) => {
    const of = index.pages[page];
    return of && meetsFacets(of, facetFilters);
  });
  return {slots, matcher, matches, candidates};
}

/** A matcher only knows the terms in texts that were read before it was created. */
function readTerms({pages}: SiteIndex, number: number) {
  const page = pages[number];
  if (page) termsOf(page);
}

/** Whether a word without results looks like a typo. Then correcting it is better than searching without it. */
function isMisspelt(slots: Slot[], {complete, found}: Matches, known: KnownWords): boolean {
  if (complete || found.length === 0) return false;
  return slots.some(
    (slot, at) =>
      !slot.optional &&
      slot.term.length > 3 &&
      !isKnown(slot, known.words) &&
      isSlip(slots, at, known),
  );
}
